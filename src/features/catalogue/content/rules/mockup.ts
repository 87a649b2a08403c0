/** Scenes of mock-ups: objects with a pattern, a poster, a printed page on a desk, phones. */
export type Scene = 'pattern' | 'font' | 'print' | 'screen';

/** Chooses the scene of a work by the keys of its category and subcategories; undefined if the work gets no mock-up. */
export function chooseScene(categoryKey: string | undefined, subcategoryKeys: readonly string[]): Scene | undefined {
  if (categoryKey === 'patterns') return 'pattern';
  if (categoryKey === 'fonts') return 'font';
  if (categoryKey !== 'templates') return undefined;
  return subcategoryKeys.includes('social-posts') ? 'screen' : 'print';
}

const pictures = ['svg', 'png', 'jpg', 'webp', 'avif', 'tif', 'psd'];
const formats: Readonly<Record<Scene, readonly string[]>> = {
  pattern: pictures,
  font: ['ttf', 'otf', 'woff', 'woff2', 'ttc'],
  print: ['pdf', 'ai', ...pictures],
  screen: [...pictures, 'pdf', 'ai'],
};

/** Maximum size in bytes; processing larger files would take too long for a mock-up. */
const MAX_BYTES = 200_000_000;

export interface SoldFile {
  readonly fileId: string;
  readonly sha256: string;
  readonly name: string;
  readonly format: string;
  readonly containedFormats: readonly string[];
  readonly size: number;
}

/** Chooses the file for the mock-up: the first one in a suitable format, or else the first archive with such files. */
export function chooseFile(scene: Scene, files: readonly SoldFile[]): SoldFile | undefined {
  const small = files.filter(({ size }) => size <= MAX_BYTES);
  const isKnown = (format: string): boolean => formats[scene].includes(format);
  return (
    small.find(({ format }) => isKnown(format)) ??
    small.find(({ format, containedFormats }) => format === 'zip' && containedFormats.some(isKnown))
  );
}
