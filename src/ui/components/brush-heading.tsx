/**
 * Headline of a page with one word in a brush font. Empty parts are left out, because the word's position depends on
 * the language.
 */
export function BrushHeading({
  id,
  lead,
  brush,
  tail,
  className = '',
}: {
  id?: string;
  lead: string;
  brush: string;
  tail: string;
  className?: string;
}) {
  return (
    // Bangla headlines on phones are small enough to wrap the same in any font, because a changed height would move the
    // page.
    <h1 id={id} className={`text-36 tracking-tight max-sm:[&:lang(bn)]:text-28 lg:text-48 ${className}`}>
      {lead}{' '}
      <span className="font-brush text-[1.2em] font-normal leading-none tracking-normal text-accent">{brush}</span>
      {tail === '' ? '' : ` ${tail}`}
    </h1>
  );
}
