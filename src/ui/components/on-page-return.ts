/** Calls the listener when the browser restores this page for Back or Forward. Returns a function that removes it. */
export function onPageReturn(listener: () => void): () => void {
  const hear = ({ persisted }: PageTransitionEvent) => {
    if (persisted) listener();
  };
  addEventListener('pageshow', hear);
  return () => removeEventListener('pageshow', hear);
}
