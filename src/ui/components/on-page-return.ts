/** Hears when the browser shows this page again as it was left, by Back or Forward. Answers how to stop. */
export function onPageReturn(listener: () => void): () => void {
  const hear = ({ persisted }: PageTransitionEvent) => {
    if (persisted) listener();
  };
  addEventListener('pageshow', hear);
  return () => removeEventListener('pageshow', hear);
}
