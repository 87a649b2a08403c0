const numbers = /[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi;

/** Writes colours such as `#f80` with decimal channels, so that they can be blended like other numbers. */
const toChannels = (value: string): string =>
  value.replace(/^#([\da-f]{3}|[\da-f]{6})$/i, (_, hex: string) => {
    const long = hex.length === 6 ? hex : hex.replace(/./g, '$&$&');
    return `rgb(${[0, 2, 4].map((at) => Number.parseInt(long.slice(at, at + 2), 16)).join(',')})`;
  });

const writeNumber = (value: number): string => String(Math.round(value * 10_000) / 10_000);

/** Blends two values, such as numbers, colours or paths of the same commands; undefined for values that only switch. */
export function blend(from: string, to: string, share: number): string | undefined {
  const [first, last] = [toChannels(from.trim()), toChannels(to.trim())];
  const [starts, ends] = [first.match(numbers) ?? [], last.match(numbers) ?? []];
  if (starts.length === 0 || starts.length !== ends.length) return undefined;
  if (first.replace(numbers, '').replace(/[\s,]+/g, '') !== last.replace(numbers, '').replace(/[\s,]+/g, ''))
    return undefined;
  const isColor = first.startsWith('rgb(');
  let at = 0;
  return first.replace(numbers, (text, offset: number) => {
    const value = Number(text) + (Number(ends[at++]) - Number(text)) * share;
    // Numbers of a path may touch each other, as in `M0-5`.
    const gap = offset > 0 && /[\d.]/.test(first[offset - 1] ?? '') ? ' ' : '';
    return gap + (isColor ? String(Math.round(value)) : writeNumber(value));
  });
}

/** Adds a number to another one that may have a unit. */
export function addValues(base: string, value: string): string {
  const [a, b] = [Number.parseFloat(base), Number.parseFloat(value)];
  return Number.isFinite(a) && Number.isFinite(b) ? writeNumber(a + b) : value;
}

/** Share of the way at a share of the time, along a cubic Bézier curve from (0, 0) to (1, 1). */
export function ease([x1 = 0, y1 = 0, x2 = 1, y2 = 1]: readonly number[], time: number): number {
  const curve = (a: number, b: number, t: number) => 3 * a * t * (1 - t) ** 2 + 3 * b * t ** 2 * (1 - t) + t ** 3;
  let [low, high] = [0, 1];
  for (let step = 0; step < 24; step += 1) {
    const middle = (low + high) / 2;
    if (curve(x1, x2, middle) < time) low = middle;
    else high = middle;
  }
  return curve(y1, y2, (low + high) / 2);
}
