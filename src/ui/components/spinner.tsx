/** Something is on its way; the words beside it, or `aria-busy` of what holds it, say so to those who don't see it. */
export function Spinner({ className = 'size-4.5' }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={`shrink-0 animate-spin rounded-full border-2 border-current border-r-transparent ${className}`}
    />
  );
}
