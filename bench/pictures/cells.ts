/**
 * Measures recall and time of queries among many vectors, which are noisy copies of the demo's vectors.
 *
 *     DATABASE_URL=… node bench/pictures/cells.ts 100000
 *
 * Use a disposable database, because works that consist of five pictures only are added to it.
 */
import pg from 'pg';
import { findNearest } from '../../src/features/catalogue/pictures/service/nearest.ts';
import { sortIntoCells } from '../../src/features/catalogue/pictures/service/sort-into-cells.ts';
import type { Context } from '../../src/platform/context.ts';
import { createId } from '../../src/platform/database/id.ts';
import { openDatabase, openPool } from '../../src/platform/database/pool.ts';
import { computeCosines, RECIPE, toCode, toNumbers } from '../../src/platform/media/embedding/recipe.ts';

const BATCH = 2000;
const PICTURES_PER_WORK = 5;
const LOOK_UPS = 100;
const NEAREST = 10;
/** Distance by which a copy is moved, relative to the vector's length. */
const NOISE = 0.6;
const [count = '100000'] = process.argv.slice(2);
const url = process.env['DATABASE_URL'] ?? '';

const pool = openPool({ url, size: 2, onError: (error) => console.error(error.message) });
const db = openDatabase(pool);
const client = new pg.Client({ connectionString: url });
await client.connect();

const { rows: own } = await client.query<{ code: Buffer }>(
  'select code from picture where code is not null and recipe = $1',
  [RECIPE],
);
const { rows: contributors } = await client.query<{ id: string }>('select id from contributor limit 1');
const seeds = own.map(({ code }) => toNumbers(code));

const random = (): number => Math.random() + Math.random() + Math.random() - 1.5;

/** Creates a vector between those of two demo pictures, with some noise. */
function move(): Buffer {
  const [one, other] = [0, 1].map(() => seeds[Math.floor(Math.random() * seeds.length)] ?? new Int16Array(64));
  const share = Math.random() ** 2;
  return toCode(
    Array.from(one ?? [], (value, at) => {
      const between = value * (1 - share) + (other?.[at] ?? 0) * share;
      return between + (random() * NOISE * 32_767) / 8;
    }),
  );
}

for (let made = 0; made < Number(count); made += BATCH) {
  const contentIds = Array.from({ length: BATCH / PICTURES_PER_WORK }, () => createId());
  const ids = Array.from({ length: BATCH }, () => createId());
  await client.query(
    "insert into content (id, contributor_id, title, language, status) select id, $2, 'x', 'en', 'draft' from unnest($1::uuid[]) id",
    [contentIds, contributors[0]?.id],
  );
  await client.query(
    "insert into preview (id, content_id, kind, alt, width, height, widths, position) select id, ($2::uuid[])[1 + (n - 1) / $3], 'image', 'x', 10, 10, '{375}', (n - 1) % $3 from unnest($1::uuid[]) with ordinality as made (id, n)",
    [ids, contentIds, PICTURES_PER_WORK],
  );
  await client.query(
    'update picture set recipe = $3, code = made.code, hashes = array_fill(0::bigint, array[8]), mature = 0 from unnest($1::uuid[], $2::bytea[]) as made (id, code) where preview_id = made.id',
    [ids, ids.map(() => move()), RECIPE],
  );
}
await client.query('vacuum analyze picture');
const started = performance.now();
await sortIntoCells({ db } as Context, 0);
console.log(`sorted into cells in ${Math.round((performance.now() - started) / 1000)} s`);
await client.query('vacuum analyze picture');

const { rows: all } = await client.query<{ id: string; code: Buffer }>(
  'select content_id as id, code from picture where code is not null and recipe = $1',
  [RECIPE],
);
const codes = Buffer.concat(all.map(({ code }) => code));
const times: number[] = [];
let found = 0;
for (let n = 0; n < LOOK_UPS; n += 1) {
  const asked = move();
  const cosines = computeCosines(asked, codes);
  const pictures = [...cosines.keys()].sort((one, other) => (cosines[other] ?? 0) - (cosines[one] ?? 0));
  const best = [...new Set(pictures.map((at) => all[at]?.id))].slice(0, NEAREST);
  const before = performance.now();
  const near = await findNearest(db, asked, 200);
  times.push(performance.now() - before);
  const first = new Set(near.slice(0, NEAREST).map(({ id }) => id));
  found += best.filter((id) => id !== undefined && first.has(id)).length;
}
const sorted = times.toSorted((one, other) => one - other);
console.log(
  `${all.length} vectors: recall@${NEAREST} ${(found / LOOK_UPS / NEAREST).toFixed(3)}; least ${sorted[0]?.toFixed(1)} ms, median ${sorted[LOOK_UPS / 2]?.toFixed(1)} ms, 95th ${sorted[Math.floor(LOOK_UPS * 0.95)]?.toFixed(1)} ms`,
);
await client.end();
await pool.end();
