import { createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import sharp from 'sharp';
import { drawText, FaceNeededError, type TextToDraw } from './draw-text.ts';

/**
 * The process that draws text in fonts of contributors. It reads requests from standard input and writes pictures to its
 * fourth stream, one per line; null asks for the request again with the face. It ends with its input.
 */
async function answer(request: TextToDraw): Promise<{ readonly picture: string | null } | { readonly error: string }> {
  try {
    return { picture: (await drawText(request)).toString('base64') };
  } catch (error) {
    if (error instanceof FaceNeededError) return { picture: null };
    return { error: String(error).slice(0, 1000) };
  }
}

sharp.concurrency(1);
sharp.cache(false);
const answers = createWriteStream('', { fd: 3 });
answers.write('ready\n');
const requests = createInterface({ input: process.stdin });
requests.once('close', () => process.exit());
for await (const line of requests) answers.write(`${JSON.stringify(await answer(JSON.parse(line) as TextToDraw))}\n`);
