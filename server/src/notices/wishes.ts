/** How somebody wants to be told, as he says it himself. */
import type { Channel, NoticesStorage, NoticeWishes } from '../storage/notices.ts';
import { drawId } from '../people/secrets.ts';
import type { Time } from '../time.ts';
import { VAPID } from './notifier.ts';
import { isPublic } from './public-address.ts';
import { hookUrl, literalIn, type MayReach } from './sender.ts';
import { arePushKeys, drawVapidKey, publicPart, type PushKeys } from './web-push.ts';
import { isZone } from './words.ts';

const MOST_CHANNELS = 5;

export class Wishes {
  private readonly storage: NoticesStorage;
  private readonly time: Time;
  private readonly mayReach: MayReach;

  constructor(storage: NoticesStorage, time: Time, mayReach: MayReach = isPublic) {
    this.storage = storage;
    this.time = time;
    this.mayReach = mayReach;
  }

  /** What he wishes, his channels without their addresses, and the key with which his browser asks for pushes. */
  async of(person: string): Promise<object> {
    const wishes = await this.storage.wishes(person);
    const channels = await this.storage.channelsOf(person);
    return {
      language: wishes?.language ?? null,
      zone: wishes?.zone ?? null,
      key: publicPart(await this.storage.key(VAPID, drawVapidKey)),
      channels: channels.map(({ id, kind, endpoint, made }) => ({
        id,
        kind,
        host: new URL(endpoint).host,
        made,
      })),
    };
  }

  /** False where there is no such time zone. */
  async set(person: string, wishes: NoticeWishes): Promise<boolean> {
    if (!isZone(wishes.zone)) return false;
    await this.storage.setWishes(person, wishes);
    return true;
  }

  hook(person: string, url: string): Promise<string | null> {
    return this.add(person, { kind: 'hook', endpoint: url, p256dh: '', auth: '' });
  }

  push(person: string, endpoint: string, keys: PushKeys): Promise<string | null> {
    return arePushKeys(keys) ? this.add(person, { kind: 'push', endpoint, ...keys }) : Promise.resolve(null);
  }

  /** Ends a channel of his; somebody else's stays. */
  async silence(person: string, id: string): Promise<void> {
    if ((await this.storage.channel(id))?.person === person) await this.storage.endChannel(id);
  }

  /** The id of the channel; null where nothing may be sent there, he has too many, or has not said how he is told. */
  private async add(
    person: string,
    channel: Pick<Channel, 'kind' | 'endpoint' | 'p256dh' | 'auth'>,
  ): Promise<string | null> {
    const url = hookUrl(channel.endpoint);
    const literal = url && literalIn(url);
    if (!url || (literal !== null && !this.mayReach(literal))) return null;
    if (!(await this.storage.wishes(person))) return null;
    const id = drawId();
    const isNew = await this.storage.addChannel(
      { ...channel, id, person, made: this.time.now() },
      MOST_CHANNELS,
    );
    return isNew ? id : null;
  }
}
