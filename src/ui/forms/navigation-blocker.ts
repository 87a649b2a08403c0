type Ask = () => Promise<boolean>;

let guard: Ask | undefined;

/** For a page that holds what would be lost. Answers how to stop. */
export function registerBlocker(ask: Ask): () => void {
  guard = ask;
  return () => {
    if (guard === ask) guard = undefined;
  };
}

/** Before something that leads away and can't be taken back: whether the person agrees to lose what the page holds. */
export async function confirmNavigation(): Promise<boolean> {
  return guard === undefined || guard();
}
