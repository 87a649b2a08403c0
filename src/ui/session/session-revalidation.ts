type Reload = () => Promise<void>;

let reload: Reload | undefined;
let stale = false;

/**
 * Who is signed in, or what the page shows of them, has changed: what every page is supplied with is fetched anew, and
 * the page that is shown with it. Resolves when it shows.
 */
export async function revalidateSession(): Promise<void> {
  stale = true;
  await reload?.();
}

/** For the root's `shouldRevalidate`: true after the session has changed. */
export const needsRevalidation = (): boolean => stale;

/** For the shell. Answers how to stop. */
export function onRevalidateSession(again: Reload): () => void {
  reload = async () => {
    await again();
    stale = false;
  };
  return () => {
    reload = undefined;
  };
}
