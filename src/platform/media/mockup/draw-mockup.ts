import sharp from 'sharp';
import { openFont } from '../font.ts';
import { recognizeFormat } from '../inspect/recognize-format.ts';
import type { ContainedFile, Findings } from '../process/findings.ts';
import { pixelLimit } from '../renditions.ts';
import { rasterizeSvg } from '../svg.ts';
import type { Page, Picture } from './canvas.ts';
import { drawFontMockup } from './draw-font.ts';
import { drawPatternMockup } from './draw-pattern.ts';
import { drawPrintMockup } from './draw-print.ts';
import { drawScreenMockup } from './draw-screen.ts';
import type { MockupScene } from './mockup.ts';

/** Longer side of a decoded drawing, in pixels. */
const DRAWN_SIDE = 760;
/** Maximum number of an archive's pictures that are shown together. */
const MAX_PAGES = 4;

const isFont = ({ name, bytes }: ContainedFile): boolean => recognizeFormat(bytes, name).kind === 'font';
/** Whether a file's name says that it only shows the work, such as a preview or a mock-up. */
const isShown = ({ name }: ContainedFile): boolean => /(preview|cover|thumb|mock-?up|sample)[^/]*$/i.test(name);

async function openPage({ name, bytes }: ContainedFile): Promise<Page | null> {
  try {
    const isDrawing = recognizeFormat(bytes, name).format === 'svg';
    const { width, height, autoOrient } = await sharp(bytes, { limitInputPixels: pixelLimit }).metadata();
    if (!isDrawing) return { picture: bytes, width: autoOrient.width, height: autoOrient.height };
    const size = width >= height ? { width: DRAWN_SIDE } : { height: DRAWN_SIDE };
    return { picture: await rasterizeSvg(bytes, size, { compressionLevel: 0 }), width, height };
  } catch {
    return null;
  }
}

/** Opens the pages of an archive. Files that only show the work are left out unless there are no others. */
async function openContained(contained: readonly ContainedFile[]): Promise<Page[]> {
  const pictures = contained.filter((each) => !isFont(each));
  const parts = pictures.filter((each) => !isShown(each));
  const pages: Page[] = [];
  for (const each of (parts.length > 0 ? parts : pictures).slice(0, MAX_PAGES)) {
    const page = await openPage(each);
    if (page !== null) pages.push(page);
  }
  return pages;
}

async function listPages({ preview, figures, contained }: Findings): Promise<Page[]> {
  if (contained !== undefined) return openContained(contained);
  if (preview === null || preview.kind !== 'image') return [];
  const { picture } = preview;
  const [width, height] = [Number(figures['width']), Number(figures['height'])];
  if (width > 0 && height > 0) return [{ picture, width, height }];
  if (typeof picture !== 'string' && !Buffer.isBuffer(picture)) return [];
  const { autoOrient } = await sharp(picture, { limitInputPixels: pixelLimit }).metadata();
  return [{ picture, width: autoOrient.width, height: autoOrient.height }];
}

/**
 * Draws a file in a scene that shows its use; null if the file has nothing to show in it.
 * @throws the decoder's error for a broken file
 */
export async function drawMockup(scene: MockupScene, findings: Findings): Promise<Picture | null> {
  if (scene === 'font') {
    const contained = findings.contained?.find(isFont);
    const font = findings.font ?? (contained === undefined ? undefined : openFont(contained.bytes));
    return font === undefined ? null : drawFontMockup(font);
  }
  const [first, ...others] = await listPages(findings);
  if (first === undefined) return null;
  if (scene === 'pattern') return drawPatternMockup(first);
  return scene === 'print' ? drawPrintMockup([first, ...others]) : drawScreenMockup([first, ...others]);
}
