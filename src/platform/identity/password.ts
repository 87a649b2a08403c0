import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const hash = promisify(argon2);
const LENGTH = 32;
/** OWASP's recommended parameters of argon2id: 19 MiB, 2 passes, 1 lane; about 40 ms per hash. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 };

const keyOf = (password: string, salt: Buffer, of: typeof cost): Promise<Buffer> =>
  hash('argon2id', { message: password.normalize('NFKC'), nonce: salt, tagLength: LENGTH, ...of });

const bare = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '');

/** Hash in PHC format: `$argon2id$v=19$m=19456,t=2,p=1$<salt>$<hash>`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await keyOf(password, salt, cost);
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${bare(salt)}$${bare(key)}`;
}

const shape = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,3}),p=(\d{1,2})\$([A-Za-z0-9+/]{11,64})\$([A-Za-z0-9+/]{43})$/;

/** Hash to compare with if the account doesn't exist, so that both cases take equally long. */
const nobody = `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${bare(Buffer.alloc(16, 1))}$${bare(Buffer.alloc(LENGTH, 1))}`;

/** Verifies a password; takes equally long for `undefined` (no such account) and a wrong password. */
export async function verifyPassword(password: string, stored: string | undefined): Promise<boolean> {
  const match = shape.exec(stored ?? nobody);
  if (match === null) return false;
  const [, memory, passes, parallelism, salt = '', expected = ''] = match;
  const of = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
  const key = await keyOf(password, Buffer.from(salt, 'base64'), of);
  return timingSafeEqual(key, Buffer.from(expected, 'base64')) && stored !== undefined;
}

/** One-time password: four groups of five characters from an alphabet without lookalikes; 97 bits. */
export function createOneTimePassword(): string {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
  const picked: string[] = [];
  while (picked.length < 20) {
    for (const byte of randomBytes(32)) {
      // Bytes above the last multiple are skipped, because they would make some letters more likely.
      if (byte < 248 && picked.length < 20) picked.push(letters.charAt(byte % letters.length));
    }
  }
  return [0, 5, 10, 15].map((at) => picked.slice(at, at + 5).join('')).join('-');
}
