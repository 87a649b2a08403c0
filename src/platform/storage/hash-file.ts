import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';

/** SHA-256 of a file in hexadecimal digits, in small steps that don't block the event loop. */
export async function computeSha256(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const part of createReadStream(path, { highWaterMark: 512 * 1024 })) hash.update(part as Buffer);
  return hash.digest('hex');
}
