import { useSyncExternalStore } from 'react';
import { getPlayed, type Played, subscribe } from './player.ts';
import type { SoundView } from './sound-view.ts';

/** What is played; undefined if nothing is. */
export const usePlayed = (): Played | undefined => useSyncExternalStore(subscribe, getPlayed, () => undefined);

/** What is played if it is this sound of this work; undefined otherwise. */
export const usePlayedSound = (workId: string, { fileId, sample }: SoundView): Played | undefined => {
  const find = (): Played | undefined => {
    const played = getPlayed();
    const isThis = played?.work.id === workId && played.sound.fileId === fileId && played.sound.sample === sample;
    return isThis ? played : undefined;
  };
  return useSyncExternalStore(subscribe, find, () => undefined);
};
