import sax from 'sax';
import sharp from 'sharp';
import { checkSvg } from '../check-svg.ts';
import { pixelLimit } from '../renditions.ts';
import { rasterizeSvg } from '../svg.ts';
import { BrokenFileError, type Figures } from './report.ts';

/** Side in pixels, large enough to check that something is drawn. */
const SIDE = 64;

/**
 * Parses the whole document with its namespaces as strictly as a browser parses an SVG file.
 * @returns number of elements
 */
export function countElements(text: string): number {
  const parser = sax.parser(true, { xmlns: true });
  let count = 0;
  parser.onopentag = () => {
    count += 1;
  };
  parser.onerror = (error) => {
    throw new BrokenFileError(`The XML is broken: ${error.message.split('\n', 1)[0]}, line ${parser.line + 1}.`);
  };
  parser.write(text).close();
  return count;
}

/** Parses a drawing as XML and draws it. @throws BrokenFileError; UnsafeSvgError for scripts and external references */
export async function inspectSvg(bytes: Buffer): Promise<Figures> {
  const text = bytes.toString('utf8').replace(/^\ufeff/, '');
  checkSvg(text);
  const elements = countElements(text);
  await rasterizeSvg(bytes, { width: SIDE }, { compressionLevel: 0 });
  const { width, height } = await sharp(bytes, { limitInputPixels: pixelLimit, unlimited: true }).metadata();
  return { width, height, elements };
}
