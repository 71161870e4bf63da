/** The headings of the rule books in the language of the page, where ours are known; the rules themselves are English. */
import { type Language, SCENARIOS } from '@dungeon-twister/rules';
import type { Group } from './book.ts';

/** By the code of a group, as in `BD-MOVE`; one word for all books. */
const FRENCH: Readonly<Record<string, string>> = {
  comp: 'le matériel',
  term: 'les définitions',
  setup: 'la mise en place',
  scen: 'les scénarios',
  turn: 'le tour et ses actions',
  ap: 'les points d’action',
  actioncard: 'les cartes Actions',
  zone: 'les zones',
  adj: 'les zones voisines',
  reveal: 'révéler une salle',
  place: 'placer les pions d’une salle révélée',
  rotate: 'tourner les salles',
  move: 'se déplacer',
  start: 'sa propre zone de départ',
  stack: 'les règles d’or',
  item: 'les objets',
  port: 'les herses',
  pit: 'les fosses et les cordes',
  exit: 'sortir du labyrinthe',
  jump: 'les cartes Saut',
  combat: 'le combat',
  wound: 'les blessés',
  carry: 'porter les blessés',
  group: 'le combat groupé',
  startcombat: 'le combat en zone de départ',
  los: 'la ligne de vue',
  ranged: 'le combat à distance',
  vp: 'les points de victoire',
  end: 'la fin de la partie',
  draft: 'choisir les équipes',
  timer: 'jouer en temps limité (facultatif)',
  highscore: 'des parties plus longues (facultatif)',
  secret: 'les objets secrets (facultatif)',
  handicap: 'le handicap (facultatif)',
  char: 'les personnages',
  obj: 'les objets un par un',
  scn1: 'Prison, scénario 1',
  scn2: 'Prison, scénario 2',
  scn3: 'Prison, scénario 3',
  scn4: 'Prison, scénario 4',
  scn5: 'Prison, scénario 5',
  ex: 'les exemples',
  diff: 'ce qui distingue les boîtes',
  ruling: 'quand les livres se taisent',
  mix: 'les deux boîtes dans une partie',
  option: 'ce qui se règle autrement',
  std: 'la partie standard à trois ou quatre',
  sum: 'les règles en bref',
  cross: 'scénario 1, La traversée',
  pyr: 'scénario 2, La pyramide',
  race: 'scénario 3, La course à trois',
  elev: 'scénario 4, L’ascenseur',
  exits: 'scénario 5, Où est la sortie ?',
  murder: 'scénario 6, Massacre entre amis',
  surp: 'scénario 7, Une fête surprise !',
  map: 'les plans',
  card: 'les cartes et la roue',
  room: 'les douze salles',
};

let kinds: ReadonlyMap<string, string> | null = null;

/** The French names of characters and objects, by the English ones. */
function kindNames(): ReadonlyMap<string, string> {
  kinds ??= new Map(
    SCENARIOS.flatMap(({ teams }) => teams)
      .flatMap(({ characters, objects }) => [...characters, ...objects])
      .map(({ name }) => [name.en, name.fr]),
  );
  return kinds;
}

/** The heading, and in which language it is. */
export function headingOf(
  { anchor, title }: Pick<Group, 'anchor' | 'title'>,
  language: Language,
): { readonly text: string; readonly lang: Language } {
  if (language === 'en') return { text: title, lang: 'en' };
  const kind = kindNames().get(title);
  if (kind !== undefined) return { text: kind, lang: 'fr' };
  const [, code = ''] = /^(?:bd|cg|mp)-([a-z0-9]+)$/.exec(anchor) ?? [];
  const words = FRENCH[code];
  return words === undefined
    ? { text: title, lang: 'en' }
    : { text: `${code.toUpperCase()} : ${words}`, lang: 'fr' };
}
