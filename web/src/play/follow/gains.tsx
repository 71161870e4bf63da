/** Points that were just made: a banner says what for, and they fly from where they were made to the score above. */
import type { GameEvent, PieceId, Place, Seat } from '@dungeon-twister/rules';
import { type Signal, signal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { middleOf, planeOf } from '../../board/plane.ts';
import { motionIsOn } from '../../browser/motion-settings.ts';
import { deedsIn, type TableGame } from '../../match/table-game.ts';
import { motionIsRunning } from '../../motion/in-motion.ts';
import { gainWords } from '../../words/gain-words.ts';
import { colourName, kindName } from '../../words/names.ts';
import type { AtTable, PlayController } from '../play-controller.ts';
import './gains.css';
import { marksIn, placesIn } from './trail.ts';

interface Gain {
  readonly key: string;
  readonly seat: Seat;
  readonly points: number;
  readonly cause: GameEvent | null;
  /** Where they were made; null where nobody saw it. */
  readonly place: Place | null;
}

/** How long a banner stays. */
const STAYS_MS = 2600;
const FLIGHT_MS = 900;

/** The points of a deed, as whoever looks was told. */
function gainsOf(match: TableGame, deed: number): Gain[] {
  const step = match.history.steps[deed];
  const { seat: me } = match.now.peek();
  if (!step) return [];
  const events = match.heard.peek().filter((one) => one.deed === deed);
  const { at, put } = placesIn(step, me < 0 ? 'spectator' : me);
  const gains: Gain[] = [];
  let cause: GameEvent | null = null;
  let place: Place | null = null;
  for (const { event } of events) {
    marksIn(event, at, put);
    if (event.type === 'pieceWentOut') [cause, place] = [event, at(event.piece)];
    if (event.type === 'pieceEliminated') [cause, place] = [event, event.place];
    if (event.type === 'pointsScored')
      gains.push({
        key: `${deed}/${gains.length}`,
        seat: event.seat,
        points: event.points,
        cause,
        place,
      });
  }
  return gains;
}

/** Watches for points; they are shown when what brought them has come to rest. */
export class Gains {
  readonly now: Signal<readonly Gain[]> = signal([]);
  private readonly controller: PlayController;
  private readonly timers = new Set<ReturnType<typeof setTimeout>>();

  constructor(controller: PlayController) {
    this.controller = controller;
  }

  watch(): () => void {
    const { match, fought } = this.controller;
    let known = deedsIn(match);
    let frame = 0;
    const look = (): void => {
      // First the way is walked, and the end of a fight is seen.
      if (motionIsRunning.peek() || fought.peek() || match.handOver.peek() !== null) return;
      const deeds = deedsIn(match);
      for (let deed = known + 1; deed <= deeds; deed++) this.show(gainsOf(match, deed));
      known = deeds;
    };
    const later = (): void => {
      cancelAnimationFrame(frame);
      // The motion of what has just happened begins with the next frame.
      frame = requestAnimationFrame(() => (frame = requestAnimationFrame(look)));
    };
    const stops = [match.now, motionIsRunning, fought].map((one) => one.subscribe(later));
    return () => {
      for (const stop of stops) stop();
      cancelAnimationFrame(frame);
      this.timers.forEach(clearTimeout);
      this.now.value = [];
    };
  }

  private show(gains: readonly Gain[]): void {
    if (gains.length === 0) return;
    this.now.value = [...this.now.value, ...gains];
    this.timers.add(
      setTimeout(() => (this.now.value = this.now.value.filter((one) => !gains.includes(one))), STAYS_MS),
    );
  }
}

/** Who has left, or fell, with how many points; else whose they are. */
function sayGain({ match }: PlayController, { seat, points, cause }: Gain): string {
  const w = gainWords();
  const name = (piece: PieceId): string => kindName(match.ruleset, piece);
  if (cause?.type === 'pieceWentOut') return w.outFor(name(cause.piece), points);
  if (cause?.type === 'pieceEliminated') return w.fallsFor(name(cause.piece), points);
  return w.scoresFor(colourName(match.ruleset.colours[seat] ?? 'blue'), points);
}

/** What is said here is read out by the announcer already. */
export const GainBanners = ({ controller, gains }: AtTable & { readonly gains: Gains }) => (
  <div class="gain-banners" aria-hidden="true">
    {gains.now.value.map((gain) => (
      <p key={gain.key} class={`gain-banner ${controller.match.ruleset.colours[gain.seat] ?? ''}`}>
        {sayGain(controller, gain)}
        {motionIsOn() && <Flight controller={controller} gain={gain} />}
      </p>
    ))}
  </div>
);

/** Where a place is in the window. */
function pointOf({ match, now }: PlayController, place: Place): DOMPoint | null {
  const svg = document.querySelector<SVGSVGElement>('svg.board');
  const matrix = svg?.getScreenCTM();
  if (!svg || !matrix) return null;
  const { x, y } = middleOf(planeOf(match.ruleset, now.view, Number(svg.dataset['turned'] ?? 0)), place);
  return new DOMPoint(x, y).matrixTransform(matrix);
}

function Flight({ controller, gain }: AtTable & { readonly gain: Gain }) {
  const flying = useRef<HTMLSpanElement>(null);
  const colour = controller.match.ruleset.colours[gain.seat] ?? 'blue';
  useLayoutEffect(() => {
    const from = gain.place === null ? null : pointOf(controller, gain.place);
    const score = document.querySelector(`.score-cell.${colour} .score`)?.getBoundingClientRect();
    const element = flying.current;
    if (!element || !from || !score) return;
    const to = { x: score.left + score.width / 2, y: score.top + score.height / 2 };
    const at = (x: number, y: number, scale: number): string =>
      `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${scale})`;
    element.animate(
      [
        { transform: at(from.x, from.y, 0.4), opacity: 0 },
        { transform: at(from.x, from.y - 18, 1.5), opacity: 1, offset: 0.3 },
        { transform: at(to.x, to.y, 0.8), opacity: 0.9 },
      ],
      { duration: FLIGHT_MS, easing: 'ease-in-out' },
    );
  }, []);
  return (
    <span ref={flying} class="flying-points">
      +{gain.points}
    </span>
  );
}
