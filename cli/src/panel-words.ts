/** The words of the panel and the explanation of the signs, in both languages. */
import type { Language } from '@dungeon-twister/words';

/** By stage. */
type ByStage<Said> = Readonly<Partial<Record<string, Said>>>;

/** What several must do at once. */
const ALL_NOW: ByStage<string> = {
  join: 'Now all beside the combat choose in secret whether they join',
};
/** What somebody must do while it is not simply his turn. */
const NOW: ByStage<(who: string) => string> = {
  layCard: (who) => `Now ${who} lays a combat card`,
  count: (who) => `Now ${who} says how many combat cards it will be`,
  join: (who) => `Now ${who} joins the combat, or not`,
  name: (who) => `Now ${who} names a combat card, or none`,
  place: (who) => `Now ${who} places tokens`,
};

const ENGLISH = {
  turn: 'Turn',
  setUp: 'Set-up',
  over: 'The game is over',
  wounded: 'wounded',
  carries: 'with',
  gear: 'gear',
  combat: 'Combat:',
  hand: 'in hand:',
  leftOut: 'not in this game:',
  toPlace: 'to place:',
  out: 'out:',
  saved: 'carried out:',
  dead: 'dead:',
  lost: 'lost or used:',
  /** Of a player. */
  gone: 'has left the table',
  /** Of what nobody else may look at. */
  veiled: 'face down:',
  veiledSorts: { object: 'an object', wounded: 'a wounded' },
  lifted: (slot: string) => `Room ${slot} is up at the surface: cut off until the turn ends`,
  actionPoints: (count: number) => `${count} action ${count === 1 ? 'point' : 'points'} left`,
  points: (count: number) => `${count} ${count === 1 ? 'point' : 'points'}`,
  /** Of a player. */
  of: (who: string, what: string) => `${who}: ${what}`,
  noCard: 'no card yet',
  faceDown: (cards: number) => `${cards > 1 ? `${cards} cards` : 'a card'} face down`,
  laid: (cards: string) => `combat card ${cards}`,
  named: (card: number) => (card < 0 ? 'names no card' : `names combat card ${card}`),
  /** Somebody has answered face down whether he joins. */
  chosen: 'has chosen',
  together: ALL_NOW,
  now: NOW,
  actionCards: (cards: readonly number[]) => `cards ${cards.join(' ') || '-'}`,
  combatCards: (count: number) => `combat ${count}`,
  jumps: (count: number) => `jump ${count}`,
  /** Action points on the wheel of whoever plays, and those that the others keep. */
  wheel: (points: number) => `wheel ${points}`,
  savings: (points: number) => `saved ${points}`,
  /** Between two things in the same hands. */
  and: ' and ',
};

const FRENCH: typeof ENGLISH = {
  turn: 'Tour',
  setUp: 'Mise en place',
  over: 'La partie est finie',
  wounded: 'blessé',
  carries: 'avec',
  gear: 'rouage',
  combat: 'Combat :',
  hand: 'en main :',
  leftOut: 'hors de cette partie :',
  toPlace: 'à placer :',
  out: 'sortis :',
  saved: 'évacués :',
  dead: 'morts :',
  lost: 'perdus ou utilisés :',
  gone: 'a quitté la table',
  veiled: 'faces cachées :',
  veiledSorts: { object: 'un objet', wounded: 'un blessé' },
  lifted: (slot) => `La salle ${slot} est à la surface : coupée du reste jusqu’à la fin du tour`,
  actionPoints: (count) => `${count} ${count < 2 ? 'point' : 'points'} d’action`,
  points: (count) => `${count} ${count < 2 ? 'point' : 'points'}`,
  of: (who, what) => `${who} : ${what}`,
  noCard: 'pas encore de carte',
  faceDown: (cards) => (cards > 1 ? `${cards} cartes faces cachées` : 'une carte face cachée'),
  laid: (cards) => `carte Combat ${cards}`,
  named: (card) => (card < 0 ? 'n’annonce rien' : `annonce la carte Combat ${card}`),
  chosen: 'a choisi',
  together: { join: 'Aux voisins du combat de choisir en secret s’ils s’y joignent' },
  now: {
    layCard: (who) => `À ${who} de poser une carte Combat`,
    count: (who) => `À ${who} de dire combien de cartes Combat`,
    join: (who) => `À ${who} de rejoindre le combat, ou non`,
    name: (who) => `À ${who} d’annoncer une carte Combat, ou rien`,
    place: (who) => `À ${who} de placer des pions`,
  },
  actionCards: (cards) => `cartes ${cards.join(' ') || '-'}`,
  combatCards: (count) => `combat ${count}`,
  jumps: (count) => `saut ${count}`,
  wheel: (points) => `roue ${points}`,
  savings: (points) => `réserve ${points}`,
  and: ' et ',
};

export const PANEL_WORDS: Readonly<Record<Language, typeof ENGLISH>> = { en: ENGLISH, fr: FRENCH };

export const LEGEND: Readonly<Record<Language, readonly string[]>> = {
  en: [
    '━ ┃  wall            ━ : ━ :  arrow slit',
    '╪ ╫  portcullis      /  open    ×  broken',
    '▒▒▒  pit             3↻  gear of pair 3',
    'bCl  figure          bCl+  carrying',
    'bCl!  wounded        bCl&  wounded, holding',
    'bSw°  object         •  starting square',
    'A  room              (bCl)  face down',
  ],
  fr: [
    '━ ┃  mur             ━ : ━ :  meurtrière',
    '╪ ╫  herse           /  ouverte  ×  brisée',
    '▒▒▒  fosse           3↻  rouage de la paire 3',
    'bCl  personnage      bCl+  chargé',
    'bCl!  blessé         bCl&  blessé, chargé',
    'bEp°  objet          •  case de départ',
    'A  salle             (bCl)  face cachée',
  ],
};

/** Where places are zones. */
export const ZONE_LEGEND: typeof LEGEND = {
  en: [
    '━ ┃  wall            ━ : ━ :  arrow slit',
    '╪ ╫  portcullis      /  open    ×  broken',
    'T S C G  zones: triangle, square, circle, gear',
    'blu↻  gear of the blue pair',
    '▒▒▒  pit             T+2  2 more in zone T',
    'bCl  figure          bCl+  carrying',
    'bCl!  wounded        bCl&  wounded, holding',
    'bSw°  object         (bCl)  face down',
    'TbCl  before a room, facing its zone T',
    'A  room              A×  its walls are broken',
    '•  where the starting team is laid',
  ],
  fr: [
    '━ ┃  mur             ━ : ━ :  meurtrière',
    '╪ ╫  herse           /  ouverte  ×  brisée',
    'T S C G  zones : triangle, carré, cercle, rouage',
    'ble↻  rouage de la paire bleue',
    '▒▒▒  fosse           T+2  2 de plus en zone T',
    'bCl  personnage      bCl+  chargé',
    'bCl!  blessé         bCl&  blessé, chargé',
    'bEp°  objet          (bCl)  face cachée',
    'TbCl  devant une salle, face à sa zone T',
    'A  salle             A×  ses murs sont abattus',
    '•  où l’équipe de départ est posée',
  ],
};
