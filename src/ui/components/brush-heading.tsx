/**
 * A page's headline with its one painted word. Empty ends are left out, since languages order their words differently.
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
    // Bangla on a phone is small enough to break its lines alike in any font: a headline moves all below it.
    <h1 id={id} className={`text-36 tracking-tight max-sm:[&:lang(bn)]:text-28 lg:text-48 ${className}`}>
      {lead}{' '}
      <span className="font-brush text-[1.2em] font-normal leading-none tracking-normal text-accent">{brush}</span>
      {tail === '' ? '' : ` ${tail}`}
    </h1>
  );
}
