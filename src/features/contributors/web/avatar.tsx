/** A contributor's picture, or the first letter of the name on a quiet ground. Decorative: the name stands beside it. */
export function Avatar({ name, image, size }: { name: string; image: string | null; size: number }) {
  const style = { width: size, height: size };
  if (image !== null) {
    return <img src={image} alt="" width={size} height={size} style={style} decoding="async" className="shrink-0 rounded-full bg-line object-cover" />;
  }
  return (
    <span aria-hidden="true" style={{ ...style, fontSize: size * 0.42 }} className="grid shrink-0 place-items-center rounded-full bg-ink font-medium leading-none text-canvas">
      {[...name.trim()][0]?.toUpperCase()}
    </span>
  );
}
