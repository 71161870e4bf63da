/** A table before the game: who sits, who is still wanted, and the links that bring them. */
import type { OnlineCode, TableState } from '@dungeon-twister/protocol';
import { type Colour, type GameOptions, rulesetFor, type Seat, type Viewer } from '@dungeon-twister/rules';
import { useSignal } from '@preact/signals';
import { linkTo } from '../browser/games-server.ts';
import { hashOf } from '../browser/route.ts';
import { botNamed } from '../match/player.ts';
import { Emblem } from '../panels/emblem.tsx';
import { keepTable, type KeptTable } from '../store/online-tables.ts';
import { shelf } from '../store/shelf.ts';
import { language } from '../words/language.ts';
import { colourName } from '../words/names.ts';
import { onlineWords } from '../words/online-words.ts';
import { introduced } from '../words/opponents.ts';
import { LinkRow } from './link-row.tsx';
import { NameField } from './name-field.tsx';
import { faultInName, ownName } from './person.ts';
import { sayPlan } from './plans.ts';
import { newPart } from './random.ts';
import type { Room } from './room.ts';
import { BotOptions } from './sitter-fields.tsx';

/** The options are those of the rules, which have judged them. */
export const optionsIn = ({ options }: TableState): GameOptions => options;

interface Props {
  readonly room: Room;
  readonly state: TableState;
  readonly viewer: Viewer;
  /** What this device keeps of the table; null for who only came by a link. */
  readonly kept: KeptTable | null;
  readonly onKept: (kept: KeptTable) => void;
}

export function WaitingRoom(props: Props) {
  const { state, viewer } = props;
  const w = onlineWords();
  const { colours, scenario } = rulesetFor(optionsIn(state));
  const refused = useSignal<OnlineCode | null>(null);
  const onRefused = (code: OnlineCode | null): void => {
    refused.value = code;
  };
  const free = state.seats.filter(({ kind }) => kind === 'nobody').length;
  const mine = viewer === 'spectator' ? null : state.seats[viewer];
  return (
    <div class="online">
      <h2>{w.table}</h2>
      <dl class="online-facts">
        <dt>{w.played}</dt>
        <dd>{scenario.name[language.value]}</dd>
        <dt>{w.clock}</dt>
        <dd>{sayPlan(state.clock)}</dd>
      </dl>
      {mine?.kind === 'nobody' && viewer !== 'spectator' && (
        <SitDown {...props} colour={colours[viewer] ?? 'blue'} onRefused={onRefused} />
      )}
      {viewer === 'spectator' && <p>{w.watching}</p>}
      <p class="online-said" role="status">
        {refused.value ? w.refused[refused.value] : free > 0 ? `${w.seatsLeft(free)} ${w.waiting}` : ''}
      </p>
      <ul class="online-seats">
        {colours.map((colour, seat) => (
          <SeatRow key={colour} {...props} {...{ colour, seat, onRefused }} />
        ))}
      </ul>
      {props.kept?.host?.watch && (
        <details class="home-more">
          <summary>{w.watchLink}</summary>
          <WatchLink id={props.kept.id} />
        </details>
      )}
    </div>
  );
}

const WatchLink = ({ id }: { readonly id: string }) => {
  const w = onlineWords();
  return (
    <LinkRow
      link={linkTo(hashOf({ page: 'table', id, token: null }))}
      label={w.watchLink}
      codeLabel={w.watchLink}
    />
  );
};

interface OfSeat extends Props {
  readonly colour: Colour;
  readonly onRefused: (code: OnlineCode | null) => void;
}

/** The one thing that whoever opened a link has to do. */
function SitDown({ room, colour, onRefused }: OfSeat) {
  const w = onlineWords();
  const isSending = useSignal(false);
  const sit = async (): Promise<void> => {
    isSending.value = true;
    const reply = await room.connection.ask('sit', { name: ownName.peek().trim(), part: newPart() });
    isSending.value = false;
    onRefused(reply.say === 'refused' ? reply.code : null);
  };
  const isReady = faultInName(ownName.value) === null && !isSending.value;
  return (
    <form
      class={`online-sit surface ${colour}`}
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady) void sit();
      }}
    >
      <h3 class="row">
        <Emblem colour={colour} /> {w.yourSeat(colourName(colour))}
      </h3>
      <NameField hasFocus />
      <button class="home-go big" disabled={!isReady}>
        {w.sitDown}
      </button>
    </form>
  );
}

interface SeatProps extends OfSeat {
  readonly seat: Seat;
}

function SeatRow(props: SeatProps) {
  const { state, viewer, seat, colour, kept, room, onRefused } = props;
  const w = onlineWords();
  const occupant = state.seats[seat];
  const isMine = seat === viewer;
  const isFree = occupant?.kind === 'nobody';
  const stand = async (): Promise<void> => {
    const reply = await room.connection.ask('stand', {});
    onRefused(reply.say === 'refused' ? reply.code : null);
  };
  return (
    <li class={`surface online-seat ${colour}${isFree ? ' free' : ''}`}>
      <div class="row wraps">
        <Emblem colour={colour} />
        <strong>{colourName(colour)}</strong>
        <span class="online-who">
          {sayOccupant(props)}
          {isMine && !isFree && <small> ({w.you})</small>}
        </span>
        {isMine && !isFree && <button onClick={() => void stand()}>{w.standUp}</button>}
      </div>
      {kept?.host && !isMine && <HostOfSeat {...props} host={kept.host} />}
    </li>
  );
}

function sayOccupant({ state, seat }: Pick<SeatProps, 'state' | 'seat'>): string {
  const occupant = state.seats[seat];
  if (occupant?.kind === 'person') return occupant.name;
  const bot = occupant?.kind === 'bot' ? botNamed(occupant.level) : null;
  return bot ? `${introduced(bot).name} (${introduced(bot).rank})` : onlineWords().free;
}

/** What whoever opened the table can do for a seat: invite, take the link back, let a bot play. */
function HostOfSeat(props: SeatProps & { readonly host: NonNullable<KeptTable['host']> }) {
  const { room, state, seat, colour, kept, host, onKept, onRefused } = props;
  const w = onlineWords();
  const wasRevoked = useSignal(false);
  const occupant = state.seats[seat];
  const token = host.seats[seat];
  const revoke = async (): Promise<void> => {
    const reply = await room.connection.ask('link', { host: host.token, seat });
    onRefused(reply.say === 'refused' ? reply.code : null);
    if (reply.say === 'refused' || !kept) return;
    const seats = host.seats.map((one, index) => (index === seat ? reply.token : one));
    const next = { ...kept, host: { ...host, seats } };
    keepTable(shelf, next);
    wasRevoked.value = true;
    onKept(next);
  };
  const giveTo = async (level: string | null): Promise<void> => {
    const reply = await room.connection.ask('bot', { host: host.token, seat, level });
    onRefused(reply.say === 'refused' ? reply.code : null);
  };
  const name = colourName(colour);
  return (
    <>
      {occupant?.kind === 'nobody' && token !== undefined && (
        <LinkRow
          link={linkTo(hashOf({ page: 'table', id: room.place.table, token }))}
          label={w.link(name)}
          codeLabel={w.code(name)}
        />
      )}
      <div class="row wraps online-host">
        {occupant?.kind !== 'person' && (
          <label class="row wraps">
            {w.bot}
            <select
              aria-label={`${w.bot}: ${name}`}
              value={occupant?.kind === 'bot' ? occupant.level : ''}
              onChange={({ currentTarget }) => void giveTo(currentTarget.value || null)}
            >
              <option value="">{w.noBot}</option>
              <BotOptions />
            </select>
          </label>
        )}
        {occupant?.kind !== 'bot' && (
          <button onClick={() => void revoke()} title={w.revokeHint} aria-label={`${w.revoke}: ${name}`}>
            {w.revoke}
          </button>
        )}
        <span role="status" class="home-hint">
          {wasRevoked.value ? w.revoked : ''}
        </span>
      </div>
    </>
  );
}
