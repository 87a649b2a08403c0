import { useSyncExternalStore } from 'react';

/** Picture to search for. It is kept in the browser's memory only, until a reload. */
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

/** Finds the first picture among dropped or pasted data. */
export const findPicture = (transfer: DataTransfer | null): File | undefined =>
  [...(transfer?.files ?? [])].find(({ type }) => type.startsWith('image/'));

/** Path of the page that searches for the chosen picture. */
export const pictureSearchPath = '/search-by-picture';
