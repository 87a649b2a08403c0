import { convert } from 'fontverter';
import { Blob, Face } from 'harfbuzzjs';

/** Opens a TTF, OTF, WOFF or WOFF2 for shaping. @throws an error of the converter, or for a file without glyphs */
export async function openFace(bytes: Buffer): Promise<Face> {
  const face = new Face(new Blob(await convert(bytes, 'sfnt')));
  if (face.upem < 16 || face.collectUnicodes().length === 0) throw new Error('The font has no characters.');
  return face;
}
