type Reload = () => Promise<void>;

let reload: Reload | undefined;
let stale = false;

/**
 * Reloads the root's data and the current page after a change of the signed-in person or their data. Resolves when it
 * is rendered.
 */
export async function revalidateSession(): Promise<void> {
  stale = true;
  await reload?.();
}

/** Whether the session has changed, for the root's `shouldRevalidate`. */
export const needsRevalidation = (): boolean => stale;

/** Registers the function that reloads the page, for the shell. Returns a function that removes it. */
export function onRevalidateSession(again: Reload): () => void {
  reload = async () => {
    await again();
    stale = false;
  };
  return () => {
    reload = undefined;
  };
}
