type Ask = () => Promise<boolean>;

let guard: Ask | undefined;

/** Registers a page's question about unsaved input. Returns a function that removes it. */
export function registerBlocker(ask: Ask): () => void {
  guard = ask;
  return () => {
    if (guard === ask) guard = undefined;
  };
}

/** Asks, before leaving the page irrevocably, whether unsaved input may be discarded. */
export async function confirmNavigation(): Promise<boolean> {
  return guard === undefined || guard();
}
