/** Pixels of a picture without transparency: three channels of eight bits. */
export interface OpaquePicture {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

const CHANNELS = 3;
/** How much larger than inside the picture the difference across a joint may be, and how much of it nobody sees. */
const [MAX_RATIO, UNSEEN] = [1.25, 1.5];

/** A direction in which lines of pixels are compared: their number, their length, and the steps in the data. */
interface Direction {
  readonly lines: number;
  readonly length: number;
  readonly lineStep: number;
  readonly pixelStep: number;
}

function compareLines(data: Uint8Array, { length, lineStep, pixelStep }: Direction, one: number, other: number) {
  let sum = 0;
  for (let pixel = 0; pixel < length; pixel += 1)
    for (let channel = 0; channel < CHANNELS; channel += 1) {
      const at = pixel * pixelStep + channel;
      sum += Math.abs((data[one * lineStep + at] ?? 0) - (data[other * lineStep + at] ?? 0));
    }
  return sum / (length * CHANNELS);
}

function joins(data: Uint8Array, direction: Direction): boolean {
  const { lines } = direction;
  if (lines < 2) return false;
  let sum = 0;
  for (let line = 1; line < lines; line += 1) sum += compareLines(data, direction, line - 1, line);
  return compareLines(data, direction, lines - 1, 0) <= (sum / (lines - 1)) * MAX_RATIO + UNSEEN;
}

/**
 * Whether a picture repeats without a visible seam: the mean difference between its opposite edges is about that between
 * neighbouring lines of pixels inside. A tile whose edge is a sharp edge of the motif isn't recognized, because it looks
 * like a bad seam.
 */
export function isSeamless({ data, width, height }: OpaquePicture): boolean {
  const [across, down] = [CHANNELS, width * CHANNELS];
  return (
    joins(data, { lines: width, length: height, lineStep: across, pixelStep: down }) &&
    joins(data, { lines: height, length: width, lineStep: down, pixelStep: across })
  );
}
