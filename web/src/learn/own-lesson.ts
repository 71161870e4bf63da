/** A lesson or a mission that somebody has opened from a file. */
import { signal } from '@preact/signals';
import type { Lesson } from '@dungeon-twister/lessons';

/** Under this name the address knows it. */
export const OWN = 'own-file';

export const ownLesson = signal<Lesson | null>(null);
