type Ask = () => Promise<boolean>;

let guard: Ask | undefined;

/** For a page that holds what would be lost. Answers how to stop. */
export function guardLeaving(ask: Ask): () => void {
  guard = ask;
  return () => {
    if (guard === ask) guard = undefined;
  };
}

/** Before something that leads away and can't be taken back: whether the person agrees to lose what the page holds. */
export async function mayLeave(): Promise<boolean> {
  return guard === undefined || guard();
}
