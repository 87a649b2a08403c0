/** Spinner; the text beside it, or `aria-busy` of its container, informs screen readers. */
export function Spinner({ className = 'size-4.5' }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={`shrink-0 animate-spin rounded-full border-2 border-current border-r-transparent ${className}`}
    />
  );
}
