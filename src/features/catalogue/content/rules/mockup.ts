import { standardCategories } from '../../categories/rules/standard-categories.ts';

/** Scenes of mock-ups: objects with a pattern, a poster, a printed page on a desk, phones. */
export type Scene = 'pattern' | 'font' | 'print' | 'screen';

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

const standardKeys: ReadonlySet<string> = new Set(standardCategories.map(({ key }) => key));

/** Whether a file is a font, or an archive with nothing but fonts and texts such as a licence. */
const isFont = ({ format, containedFormats }: SoldFile): boolean => {
  const isFontFormat = (each: string): boolean => formats.font.includes(each);
  if (format !== 'zip') return isFontFormat(format);
  return containedFormats.some(isFontFormat) && containedFormats.every((each) => isFontFormat(each) || each === 'txt');
};

/**
 * Chooses the scene of a work by the keys of its category and subcategories; undefined if the work gets no mock-up. In a
 * category that admins added, only files that are fonts say what the work is.
 */
export function chooseScene(
  categoryKey: string,
  subcategoryKeys: readonly string[],
  files: readonly SoldFile[],
): Scene | undefined {
  if (categoryKey === 'patterns') return 'pattern';
  if (categoryKey === 'fonts') return 'font';
  if (categoryKey === 'templates') return subcategoryKeys.includes('social-posts') ? 'screen' : 'print';
  return !standardKeys.has(categoryKey) && files.length > 0 && files.every(isFont) ? 'font' : undefined;
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
