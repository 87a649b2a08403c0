/** A script that the page loads on demand is missing: most likely a new version of the site has replaced it. */
export class LostChunkError extends Error {}

let handleLost: (() => void) | undefined;

/** For the place that offers to reload the page. Answers how to stop. */
export function onLostChunk(handle: () => void): () => void {
  handleLost = handle;
  return () => {
    if (handleLost === handle) handleLost = undefined;
  };
}

/** Offers to reload the page. */
export const reportLostChunk = (): void => handleLost?.();

/**
 * For `lazy()` inside of `<LazyPart>`: `lazy(async () => ({ default: (await importChunk(() => import(…))).Part }))`.
 * @throws LostChunkError
 */
export async function importChunk<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (cause) {
    throw new LostChunkError('A script could not be loaded', { cause });
  }
}

/** For event handlers: undefined, and an offer to reload the page, if the script is missing. */
export async function importOrOfferReload<T>(load: () => Promise<T>): Promise<T | undefined> {
  try {
    return await load();
  } catch {
    reportLostChunk();
    return undefined;
  }
}
