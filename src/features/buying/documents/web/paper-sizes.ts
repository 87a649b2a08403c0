interface PageSize {
  readonly width: number;
  readonly height: number;
}

/** Paper sizes in millimetres, upright. */
const papers = [
  ['A2', 420, 594],
  ['A3', 297, 420],
  ['A4', 210, 297],
  ['A5', 148, 210],
  ['A6', 105, 148],
  ['B5', 176, 250],
  ['DL', 99, 210],
  ['Letter', 215.9, 279.4],
  ['Legal', 215.9, 355.6],
  ['Tabloid', 279.4, 431.8],
] as const;

/** Difference up to which programs round sizes. */
const TOLERANCE = 1;

const isNear = (one: number, other: number): boolean => Math.abs(one - other) <= TOLERANCE;

/** Finds the paper of a page of any orientation; undefined for other sizes. */
export function findPaper(page: PageSize): string | undefined {
  const [short, long] = [Math.min(page.width, page.height), Math.max(page.width, page.height)];
  return papers.find(([, width, height]) => isNear(width, short) && isNear(height, long))?.[0];
}

/** The orientation of a page. */
export function findOrientation({ width, height }: PageSize): 'portrait' | 'landscape' | 'square' {
  if (isNear(width, height)) return 'square';
  return width < height ? 'portrait' : 'landscape';
}
