/** A chunk is missing, probably because a new version of the site has replaced it. */
export class LostChunkError extends Error {}

let handleLost: (() => void) | undefined;

/** Registers the component that offers to reload the page. Returns a function that removes it. */
export function onLostChunk(handle: () => void): () => void {
  handleLost = handle;
  return () => {
    if (handleLost === handle) handleLost = undefined;
  };
}

/** Offers to reload the page. */
export const reportLostChunk = (): void => handleLost?.();

/**
 * Imports a chunk for `lazy()` inside `<LazyPart>`: `lazy(async () => ({ default: (await importChunk(() =>
 * import(…))).Part }))`.
 * @throws LostChunkError
 */
export async function importChunk<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (cause) {
    throw new LostChunkError('A script could not be loaded', { cause });
  }
}

/** Imports a chunk in an event handler; if it is missing, returns undefined and offers to reload the page. */
export async function importOrOfferReload<T>(load: () => Promise<T>): Promise<T | undefined> {
  try {
    return await load();
  } catch {
    reportLostChunk();
    return undefined;
  }
}
