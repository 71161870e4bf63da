/** The conversation between a page and a server, specified in docs/server.md. */
export { type Channel, type ChatRule, type Phrase, PHRASES, type Said } from './chat.ts';
export { FAREWELLS, type Farewell, ONLINE_CODES, type OnlineCode } from './codes.ts';
export {
  commitmentOf,
  type DealFault,
  dealFault,
  dealInTags,
  seedOfDeal,
  type Sha256,
  type ShownDeal,
  tagsOfDeal,
} from './deal.ts';
export { MESSAGE_BYTES, MESSAGE_DEPTH, MOST_ENTRIES, STORY_STEPS } from './limits.ts';
export type { AbsenceChoice, ClockPlan } from './parts.ts';
export {
  FROM_PEOPLE,
  PEOPLE_CODES,
  type PeopleCode,
  type PeopleName,
  type PeopleRequestOf,
  TO_PEOPLE,
  type TableOfPerson,
} from './people.ts';
export { keptName, lookOf, nameFault, type NameFault } from './person-name.ts';
export { messageFault, readMessage, type ReadMessage } from './read-message.ts';
export {
  type ClockNow,
  type LobbyTable,
  type Occupant,
  type OnlineBye,
  type OnlineChat,
  type OnlineDone,
  type OnlineEvent,
  type OnlineLobby,
  type OnlineNews,
  type OnlineRefused,
  type StoryStep,
  type TableState,
  ToClient,
} from './to-client.ts';
export { type OnlineName, type OnlineRequest, type OnlineRequestOf, TO_SERVER } from './to-server.ts';
export { ONLINE_PROTOCOL } from './version.ts';
