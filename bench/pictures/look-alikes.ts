/**
 * Counts how many pairs of similar works in `pairs.txt`, which people have judged, a running server finds: the second
 * work should be among the five works most similar to the first one.
 *
 *     node bench/pictures/look-alikes.ts http://localhost:3000
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { demoCatalogue } from '../../demo/src/catalogue.ts';

interface Named {
  readonly _id: string;
  readonly title: string;
}

const SHOWN = 5;
const [origin = 'http://localhost:3000'] = process.argv.slice(2);

async function get<T>(path: string): Promise<T> {
  const answer = await fetch(`${origin}/api/v1${path}`);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return (await answer.json()) as T;
}

async function readIds(): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page: { items: Named[]; nextCursor: string | null } = await get(
      `/content/all?limit=60&sort=newest${cursor === '' ? '' : `&cursor=${encodeURIComponent(cursor)}`}`,
    );
    for (const { _id, title } of page.items) ids.set(title, _id);
    cursor = page.nextCursor;
  }
  return ids;
}

const titles = new Map((await demoCatalogue()).contents.map(({ key, title }) => [key, title]));
const ids = await readIds();
function toId(key: string): string {
  const id = ids.get(titles.get(key) ?? '');
  if (id === undefined) throw new Error(`The catalogue has no work ${key}.`);
  return id;
}
const pairs = readFileSync(join(import.meta.dirname, 'pairs.txt'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split(' | '));
let found = 0;
for (const [one = '', other = ''] of pairs) {
  const { items } = await get<{ items: Named[] }>(`/content/look-alikes/${toId(one)}`);
  const first = items.slice(0, SHOWN);
  if (first.some(({ _id }) => _id === toId(other))) found += 1;
  else console.log(`${one} → ${other}: ${first.map(({ title }) => title).join(' · ')}`);
}
console.log(`recall@${SHOWN} of ${pairs.length} pairs: ${(found / pairs.length).toFixed(2)}`);
