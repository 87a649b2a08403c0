import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const { scripts } = JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8')) as {
  scripts: { start: string };
};

/** What `npm start` gives Node: a server that is tested or measured runs as people start it. */
export const startArguments: readonly string[] = scripts.start.split(' ').slice(1);
