import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { convert } from 'fontverter';
import { cleanLine } from '../../clean-text.ts';
import { listFiles, type NamedFile } from '../inside/list-files.ts';
import { recognizeFormat } from '../inspect/recognize-format.ts';
import type { InputFile } from '../process/input-file.ts';
import { isResourceError } from '../process/refusal.ts';
import { describeFace } from './describe-face.ts';
import { type FontFace, faceFormats, MAX_FACES, nameFace } from './font-face.ts';
import { openFace } from './open-face.ts';

/** Maximum size of a font file that is read. */
const MAX_BYTES = 10_000_000;
const MAX_PATH = 300;

const toPath = (name: string): string => cleanLine(cleanLine(name).slice(-MAX_PATH)) || 'font';

/** Reads one font; undefined for a format that isn't shown, such as a collection, and for a font that can't be read. */
async function readFace({ name, bytes }: NamedFile) {
  const format = faceFormats.find((each) => each === recognizeFormat(bytes, name).format);
  if (format === undefined || bytes.length > MAX_BYTES) return undefined;
  try {
    const described = describeFace(await openFace(bytes));
    // The converter's next result overwrites this one, so it is copied.
    const woff2 = format === 'woff2' ? bytes : Buffer.from(await convert(bytes, 'woff2'));
    return { woff2, face: { ...described, path: toPath(name), format, bytes: woff2.length } };
  } catch (error) {
    if (isResourceError(error)) throw error;
    return undefined;
  }
}

/** Describes the fonts of a font file or an archive, and writes each as WOFF2. */
export async function readFaces(input: InputFile, format: string, outFolder: string): Promise<FontFace[]> {
  const faces: FontFace[] = [];
  for await (const font of listFiles(input, format, MAX_BYTES)) {
    if (faces.length === MAX_FACES) break;
    const read = await readFace(font);
    if (read === undefined) continue;
    await writeFile(join(outFolder, nameFace(faces.length)), read.woff2);
    faces.push(read.face);
  }
  return faces;
}
