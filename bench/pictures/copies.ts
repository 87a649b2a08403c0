/**
 * Tests whether a search by a modified copy of a work's first or second picture finds the work first, for fifty demo
 * works on a running server that was started with ARBOR_RATE_LIMITS=0.
 *
 *     node bench/pictures/copies.ts http://localhost:3000
 */
import sharp, { type Sharp } from 'sharp';

interface Work {
  readonly _id: string;
  readonly title: string;
  readonly preview: { readonly _id: string; readonly kind: string; readonly widths: readonly number[] } | null;
}

const WORKS = 50;
const [origin = 'http://localhost:3000'] = process.argv.slice(2);

const changes: Readonly<Record<string, (picture: Sharp, width: number, height: number) => Sharp>> = {
  smaller: (picture, width) => picture.resize(Math.round(width / 2)).jpeg({ quality: 60 }),
  cut: (picture, width, height) =>
    picture.extract({
      left: Math.round(width * 0.05),
      top: Math.round(height * 0.05),
      width: Math.round(width * 0.9),
      height: Math.round(height * 0.9),
    }),
  mirrored: (picture) => picture.flop(),
  framed: (picture, width) => {
    const side = Math.round(width * 0.05);
    return picture.extend({ top: side, bottom: side, left: side, right: side, background: '#ffffff' });
  },
};

async function search(bytes: Buffer): Promise<Work[]> {
  const form = new FormData();
  form.set('picture', new Blob([new Uint8Array(bytes)]), 'copy.png');
  const answer = await fetch(`${origin}/api/v1/content/by-picture`, {
    method: 'POST',
    body: form,
    headers: { origin },
  });
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
  return ((await answer.json()) as { items: Work[] }).items;
}

async function readWorks(): Promise<Work[]> {
  const all: Work[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const address = `${origin}/api/v1/content/all?limit=60&sort=newest${cursor === '' ? '' : `&cursor=${encodeURIComponent(cursor)}`}`;
    const page = (await (await fetch(address)).json()) as { items: Work[]; nextCursor: string | null };
    all.push(...page.items);
    cursor = page.nextCursor;
  }
  const shown = all.filter(({ preview }) => preview !== null && preview.kind !== 'audio');
  return shown.filter((_, at) => at % Math.floor(shown.length / WORKS) === 0).slice(0, WORKS);
}

const works = await readWorks();
const counts = new Map<string, { readonly found: number; readonly of: number }>();
const times: number[] = [];

async function tryCopies({ _id, title }: Work, preview: Work['preview'], which: string): Promise<void> {
  const width = preview?.widths.findLast((each) => each <= 576) ?? preview?.widths[0];
  const bytes = Buffer.from(await (await fetch(`${origin}/media/${preview?._id}/${width}.webp`)).arrayBuffer());
  const { width: across = 0, height = 0 } = await sharp(bytes).metadata();
  for (const [name, change] of Object.entries(changes)) {
    const copy = await sharp(await change(sharp(bytes).flatten({ background: '#ffffff' }), across, height).toBuffer())
      .png()
      .toBuffer();
    const started = performance.now();
    const [first] = await search(copy);
    times.push(performance.now() - started);
    const key = `${which}, ${name}`;
    const { found, of } = counts.get(key) ?? { found: 0, of: 0 };
    counts.set(key, { found: found + (first?._id === _id ? 1 : 0), of: of + 1 });
    if (first?._id !== _id) console.log(`${key}: ${title} → ${first?.title ?? 'nothing'}`);
  }
}

for (const work of works) {
  await tryCopies(work, work.preview, 'first picture');
  const page = (await (await fetch(`${origin}/api/v1/content/single/${work._id}`)).json()) as {
    previews: NonNullable<Work['preview']>[];
  };
  const [, second] = page.previews;
  if (second !== undefined && second.kind !== 'audio') await tryCopies(work, second, 'second picture');
}
for (const [key, { found, of }] of counts) console.log(`${key}: ${found} of ${of} first`);
const sorted = times.toSorted((one, other) => one - other);
console.log(`a search: median ${Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0)} ms`);
