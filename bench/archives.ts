import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { createZip } from '../src/platform/storage/zip.ts';
import { siteOrigin } from '../tests/support/site-client.ts';
import { querySite, siteDatabase } from '../tests/support/site-database.ts';
import { toMetadata } from '../tests/support/tus.ts';
import { makePerson } from '../tests/support/world.ts';
import { median } from './load.ts';

/**
 * `ARBOR_TEST_ORIGIN=http://localhost:4000 ARBOR_TEST_DATA=data node bench/archives.ts [--uploads 200 --files 30]` has a
 * contributor upload archives of drawings and pictures, and prints how long pages take before and meanwhile, how long
 * it takes until the last archive is ready, and the disk space of each. The server must have the demo catalogue, and
 * run with ARBOR_RATE_LIMITS=0 and ARBOR_CACHE=0.
 */
const { values } = parseArgs({
  options: { uploads: { type: 'string', default: '200' }, files: { type: 'string', default: '30' } },
});
const uploads = Number(values.uploads);
const files = Number(values.files);
const origin = siteOrigin();
const ALONE_MS = 15_000;
/** Number of uploads that are sent at the same time, as from the upload page. */
const AT_ONCE = 3;
/** Time between two pages that a visitor opens. */
const PAUSE_MS = 100;

const draw = (seed: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path fill="hsl(${(seed * 37) % 360} 60% 45%)" d="M2 ${2 + (seed % 9)}h20v${4 + (seed % 7)}l-9 6z"/><circle cx="12" cy="12" r="${1 + (seed % 5)}"/></svg>`;

function makeArchive(at: number): Promise<Uint8Array<ArrayBuffer>> {
  const entries = Array.from({ length: files }, async (_, each) => {
    const svg = Buffer.from(draw(at * files + each));
    return each % 2 === 0
      ? { name: `drawing-${each}.svg`, bytes: svg }
      : { name: `picture-${each}.png`, bytes: await sharp(svg, { density: 1800 }).png().toBuffer() };
  });
  return Promise.all(entries).then((made) => createZip(made, new Date(0)));
}

async function send(bytes: Uint8Array<ArrayBuffer>, name: string, cookie: string): Promise<void> {
  const headers = { cookie, 'sec-fetch-site': 'same-origin', 'tus-resumable': '1.0.0' };
  const created = await fetch(`${origin}/api/v1/uploads`, {
    method: 'POST',
    headers: { ...headers, 'upload-length': String(bytes.length), 'upload-metadata': toMetadata({ filename: name }) },
  });
  const sent = await fetch(new URL(created.headers.get('location') ?? '', origin), {
    method: 'PATCH',
    headers: { ...headers, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
    body: bytes,
  });
  if (!sent.ok) throw new Error(`${name}: ${sent.status} ${await sent.text()}`);
}

/** Opens pages in turn until the signal ends it. @returns milliseconds of each */
async function visit(signal: AbortSignal): Promise<number[]> {
  const { items } = (await (await fetch(`${origin}/api/v1/content/all?limit=24`)).json()) as {
    items: readonly { readonly _id: string }[];
  };
  const paths = ['/', '/content', '/categories/icons', ...items.map(({ _id }) => `/content/${_id}`)];
  const took: number[] = [];
  for (let at = 0; !signal.aborted; at += 1) {
    const started = performance.now();
    await (await fetch(`${origin}${paths[at % paths.length]}`)).text();
    took.push(performance.now() - started);
    await wait(PAUSE_MS);
  }
  return took;
}

const toPercentile = (took: readonly number[], share: number): number =>
  took.toSorted((one, other) => one - other)[Math.floor(took.length * share)] ?? Number.NaN;
const describe = (took: readonly number[]): string =>
  `median ${median(took).toFixed(1)} ms, p95 ${toPercentile(took, 0.95).toFixed(1)} ms, p99 ${toPercentile(took, 0.99).toFixed(1)} ms (${took.length} pages)`;

const readKilobytes = (): number => {
  const folder = join(process.env['ARBOR_TEST_DATA'] ?? '', 'storage');
  return Number(spawnSync('du', ['-sk', folder], { encoding: 'utf8' }).stdout.split('\t')[0]);
};

async function countUnread(userId: string): Promise<number> {
  const [row] = await querySite<{ unread: number; refused: number }>(
    `select count(*) filter (where status <> 'ready')::integer as unread,
       count(*) filter (where status = 'refused')::integer as refused from upload where contributor_id = $1`,
    [userId],
  );
  if (row === undefined || row.refused > 0) throw new Error(`${row?.refused} archives were refused.`);
  return row.unread;
}

/** Creates a contributor; earlier runs have taken the first names. */
async function makeContributor(): Promise<Awaited<ReturnType<typeof makePerson>>> {
  for (;;) {
    const made = await makePerson(siteDatabase(), 'contributor').catch((error: unknown) => {
      if ((error as { readonly code?: unknown }).code !== '23505') throw error;
      return undefined;
    });
    if (made !== undefined) return made;
  }
}

const archives = await Promise.all(Array.from({ length: uploads }, (_, at) => makeArchive(at)));
const { cookie, id } = await makeContributor();
console.log(`alone: ${describe(await visit(AbortSignal.timeout(ALONE_MS)))}`);

const before = readKilobytes();
const started = performance.now();
const toSeconds = (): string => ((performance.now() - started) / 1000).toFixed(0);
const ended = new AbortController();
const visited = visit(ended.signal);
const waiting = [...archives.entries()];
const sendInTurn = async (): Promise<void> => {
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift())
    await send(next[1], `set-${next[0]}.zip`, cookie);
};
await Promise.all(Array.from({ length: AT_ONCE }, sendInTurn));
console.log(`${uploads} archives of ${files} files sent after ${toSeconds()} s`);
while ((await countUnread(id)) > 0) await wait(500);
console.log(`ready after ${toSeconds()} s`);
ended.abort();
console.log(`beside them: ${describe(await visited)}`);
const sent = archives.reduce((sum, { length }) => sum + length, 0) / 1000 / uploads;
console.log(
  `${sent.toFixed(0)} kB sent and ${((readKilobytes() - before) / uploads).toFixed(0)} kB on the disk for each archive`,
);
process.exit();
