import { useSyncExternalStore } from 'react';

/** The picture that is searched for. It stays in this browser's memory: a reload forgets it. */
let chosen: File | undefined;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function choosePicture(file: File): void {
  chosen = file;
  for (const listener of listeners) listener();
}

export const useChosenPicture = (): File | undefined =>
  useSyncExternalStore(
    subscribe,
    () => chosen,
    () => undefined,
  );

/** The first picture among what was dropped or pasted. */
export const findPicture = (transfer: DataTransfer | null): File | undefined =>
  [...(transfer?.files ?? [])].find(({ type }) => type.startsWith('image/'));

/** Where a chosen picture is searched for. */
export const pictureSearchPath = '/search-by-picture';
