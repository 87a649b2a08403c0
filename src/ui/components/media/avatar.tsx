/** A person's picture, or the first letter of the name. It is decorative, because the name is beside it. */
export function Avatar({ name, image, size }: { name: string; image: string | null; size: number }) {
  const style = { width: size, height: size };
  if (image !== null) {
    return (
      <img
        src={image}
        alt=""
        width={size}
        height={size}
        style={style}
        decoding="async"
        className="shrink-0 rounded-full bg-line object-cover"
      />
    );
  }
  return (
    <span
      aria-hidden="true"
      style={{ ...style, fontSize: size * 0.42 }}
      className="grid shrink-0 place-items-center rounded-full bg-ink font-medium leading-none text-canvas"
    >
      {firstLetter(name)}
    </span>
  );
}

const segmenter = new Intl.Segmenter();

/** First visible letter of a name, with its vowel sign in Bangla. */
export function firstLetter(name: string): string {
  const trimmed = name.trim();
  // The segmenter is slow and not needed for two ASCII characters, which never combine.
  if (/^[\x20-\x7e]{2}/.test(trimmed)) return trimmed.charAt(0).toUpperCase();
  const [first] = segmenter.segment(trimmed);
  return first?.segment.toUpperCase() ?? '';
}
