/**
 * One game, one window: two windows on the same saved game would each play it on and store over the other.
 *
 * The browser's own locks say who has it, without asking around and without waiting for a window that sleeps. Where
 * there are none (a page that came over plain http from another machine) autosave still notices what somebody else has
 * stored, and writes nothing over it.
 */

const LOCK = 'dungeon-twister-game:';

/** The last window may have been closed this very moment, as in a reload. */
const CLOSING_MS = 200;

export class Holding {
  private readonly locks: LockManager | null;
  private readonly onTaken: (id: string) => void;
  private release = (): void => {};

  /** `onTaken` is called when another window takes the game that is held here. */
  constructor(locks: LockManager | null, onTaken: (id: string) => void) {
    this.locks = locks;
    this.onTaken = onTaken;
  }

  /** Holds this game from now on, and no other; false if another window has it. */
  async ask(id: string): Promise<boolean> {
    if (await this.request(id, { ifAvailable: true })) return true;
    await new Promise((resolve) => setTimeout(resolve, CLOSING_MS));
    return this.request(id, { ifAvailable: true });
  }

  /** Holds this game from now on, and no other; another window that has it lets it go. */
  async take(id: string): Promise<void> {
    await this.request(id, { steal: true });
  }

  letGo(): void {
    this.release();
    this.release = () => {};
  }

  private async request(id: string, options: LockOptions): Promise<boolean> {
    const { locks } = this;
    this.letGo();
    if (!locks) return true;
    return new Promise((resolve) => {
      let isHeld = false;
      const until = (lock: Lock | null): Promise<void> | undefined => {
        isHeld = lock !== null;
        resolve(isHeld);
        return lock ? new Promise((release) => (this.release = release)) : undefined;
      };
      locks.request(LOCK + id, options, until).catch(() => {
        // Taken by another window; or this page may not use locks at all, and plays as if there were none.
        if (isHeld) this.onTaken(id);
        resolve(true);
      });
    });
  }
}
