import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const { scripts } = JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8')) as {
  scripts: { start: string };
};

/** Arguments of `npm start` for Node.js, so that tested and measured servers run like those of users. */
export const startArguments: readonly string[] = scripts.start.split(' ').slice(1);
