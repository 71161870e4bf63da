/** The words of the panel and the explanation of the signs, in both languages. */
import type { Language } from './language.ts';

interface PanelWords {
  readonly turn: string;
  readonly setUp: string;
  readonly over: string;
  readonly wounded: string;
  readonly carries: string;
  readonly gear: string;
  readonly combat: string;
  readonly hand: string;
  readonly leftOut: string;
  readonly toPlace: string;
  readonly out: string;
  readonly saved: string;
  readonly dead: string;
  readonly lost: string;
  readonly actionPoints: (count: number) => string;
  readonly points: (count: number) => string;
  readonly noCard: (who: string) => string;
  readonly faceDown: (who: string) => string;
  readonly laid: (who: string, card: number) => string;
  readonly named: (who: string, card: number) => string;
  /** What somebody must do while it is not simply his turn, by stage. */
  readonly now: Readonly<Partial<Record<string, (who: string) => string>>>;
  readonly cards: (action: readonly number[], combat: number, jumps: number) => string;
}

export const PANEL_WORDS: Readonly<Record<Language, PanelWords>> = {
  en: {
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
    actionPoints: (count) => `${count} action ${count === 1 ? 'point' : 'points'} left`,
    points: (count) => `${count} ${count === 1 ? 'point' : 'points'}`,
    noCard: (who) => `${who}: no card yet`,
    faceDown: (who) => `${who}: a card face down`,
    laid: (who, card) => `${who}: combat card ${card}`,
    named: (who, card) => (card < 0 ? `${who} names no card` : `${who} names combat card ${card}`),
    now: {
      layCard: (who) => `Now ${who} lays a combat card`,
      name: (who) => `Now ${who} names a combat card, or none`,
      place: (who) => `Now ${who} places tokens`,
    },
    cards: (action, combat, jumps) => `cards ${action.join(' ') || '-'}  combat ${combat}  jump ${jumps}`,
  },
  fr: {
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
    actionPoints: (count) => `${count} ${count < 2 ? 'point' : 'points'} d’action`,
    points: (count) => `${count} ${count < 2 ? 'point' : 'points'}`,
    noCard: (who) => `${who} : pas encore de carte`,
    faceDown: (who) => `${who} : une carte face cachée`,
    laid: (who, card) => `${who} : carte de combat ${card}`,
    named: (who, card) => (card < 0 ? `${who} n’annonce rien` : `${who} annonce la carte de combat ${card}`),
    now: {
      layCard: (who) => `À ${who} de poser une carte de combat`,
      name: (who) => `À ${who} d’annoncer une carte de combat, ou rien`,
      place: (who) => `À ${who} de placer des pions`,
    },
    cards: (action, combat, jumps) => `cartes ${action.join(' ') || '-'}  combat ${combat}  saut ${jumps}`,
  },
};

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
