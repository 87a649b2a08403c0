/** The logo; `public/favicon.svg` is the same drawing. */
export function LogoMark({ className = 'size-9' }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" className={className} aria-hidden="true">
      <path
        className="fill-accent"
        d="M16 1.5c5 0 8.300 2.600 9.700 6.100 3 1.300 4.800 4.200 4.800 7.500 0 5-3.900 8.700-8.700 8.700H18v6.700h-4v-6.700h-3.800c-4.800 0-8.700-3.700-8.700-8.700 0-3.300 1.800-6.200 4.800-7.500C7.700 4.100 11 1.500 16 1.500z"
      />
      <path
        className="stroke-on-accent"
        d="M16 24V10M16 19.500l-5-4.500M16 16l5-4.500"
        fill="none"
        strokeWidth="2.4"
        strokeLinecap="round"
      />
    </svg>
  );
}
