import { createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import sharp from 'sharp';
import { drawText, type TextToDraw } from './draw-text.ts';

/**
 * The process that draws text in fonts of contributors. It reads requests from standard input and writes pictures to its
 * fourth stream, one per line. It ends with its input.
 */
async function answer(request: TextToDraw): Promise<{ readonly picture: string } | { readonly error: string }> {
  try {
    return { picture: (await drawText(request)).toString('base64') };
  } catch (error) {
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
