import sharp, { type Sharp } from 'sharp';
import { checkSvg, UnsafeSvgError } from './check-svg.ts';
import { pixelLimit } from './renditions.ts';

export interface SvgSize {
  /** Size in pixels. If only one dimension is given, the other follows from the picture's proportions. */
  width?: number;
  height?: number;
}

/** Sets the size of the root element, so that the picture is drawn at that size and never scaled as pixels. */
function resizeSvg(svg: string, { width, height }: SvgSize): string {
  const root = /<svg\b[^<>]*>/i.exec(svg)?.[0];
  if (root === undefined) throw new UnsafeSvgError('There is no SVG element in the file.');
  const box = /viewBox\s*=\s*["']\s*[-\d.e]+[\s,]+[-\d.e]+[\s,]+([\d.e]+)[\s,]+([\d.e]+)/i.exec(root);
  const own = (name: string): number =>
    Number(new RegExp(`\\s${name}\\s*=\\s*["']([\\d.]+)(px)?["']`, 'i').exec(root)?.[1] ?? Number.NaN);
  const [ownWidth, ownHeight] = box === null ? [own('width'), own('height')] : [Number(box[1]), Number(box[2])];
  const ratio = ownWidth > 0 && ownHeight > 0 ? ownWidth / ownHeight : 1;
  const w = width ?? Math.round((height ?? ownHeight) * ratio);
  const h = height ?? Math.round(w / ratio);
  if (!(w > 0) || !(h > 0) || w * h > pixelLimit) throw new UnsafeSvgError('The SVG has no usable size.');
  const bare = root.replace(/\s(width|height)\s*=\s*("[^"]*"|'[^']*')/gi, '');
  const viewBox = box === null && ownWidth > 0 && ownHeight > 0 ? ` viewBox="0 0 ${ownWidth} ${ownHeight}"` : '';
  return svg.replace(root, bare.replace(/^<svg/i, `<svg width="${w}" height="${h}"${viewBox}`));
}

/** Creates a sharp pipeline with the drawn picture; the caller chooses the format. @throws the errors of `checkSvg` */
export function drawSvg(svg: string | Buffer, size: SvgSize): Sharp {
  const text = svg.toString();
  checkSvg(text);
  return sharp(Buffer.from(resizeSvg(text, size)), {
    limitInputPixels: pixelLimit,
    failOn: 'error',
    unlimited: text.length > 1_000_000,
  });
}

export interface PngOptions {
  background?: string;
  /** Compression level from 0 to 9; the default is 6. */
  compressionLevel?: number;
}

export function rasterizeSvg(
  svg: string | Buffer,
  size: SvgSize,
  { background, compressionLevel = 6 }: PngOptions = {},
): Promise<Buffer> {
  const drawn = drawSvg(svg, size);
  return (background === undefined ? drawn : drawn.flatten({ background }))
    .png({ compressionLevel, adaptiveFiltering: false })
    .toBuffer();
}
