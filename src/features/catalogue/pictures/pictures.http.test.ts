import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { makeCategory, makeContent, makeContributor } from '../../../../tests/support/factories.ts';
import { signInUser } from '../../../../tests/support/people.ts';
import { comparePictures, drawScene, type Scene, setPicture } from '../../../../tests/support/pictures.ts';
import { createId } from '../../../platform/database/id.ts';

const app = await testApp();
const works = new Map<string, string>();
let category: { id: string; subcategoryId: string };

interface Answer {
  readonly items: { readonly _id: string; readonly title: string }[];
  readonly leftOut: { count: number } | null;
}

const titlesOf = ({ items }: Answer): string[] => items.map(({ title }) => title);

function toForm(bytes: Uint8Array<ArrayBuffer> | Buffer): FormData {
  const form = new FormData();
  form.set('picture', new Blob([new Uint8Array(bytes)]), 'anything');
  return form;
}

const search = (bytes: Buffer, send: typeof app.fetch = app.fetch): Promise<Response> =>
  send('/api/v1/content/by-picture', { method: 'POST', body: toForm(bytes) });

const find = async (bytes: Buffer): Promise<Answer> => {
  const answer = await search(bytes);
  expect(answer.status).toBe(200);
  return (await answer.json()) as Answer;
};

beforeAll(async () => {
  category = await makeCategory(app, 'scenes');
  const [rahim, karim] = [await makeContributor(app, 'rahim'), await makeContributor(app, 'karim')];
  const make = async (title: string, scene: Scene, options: { contributor?: string; status?: string } = {}) => {
    const { contentId } = await makeContent(app, {
      category,
      contributor: rahim,
      title,
      keywords: [scene],
      ...options,
    });
    await setPicture(app, contentId, drawScene(scene));
    works.set(title, contentId);
  };
  await make('Boat', 'boat');
  await make('Checks', 'checks');
  await make('Hills', 'hills');
  await make('Rings', 'rings');
  await make('Other boat', 'boat', { contributor: karim });
  await make('Hidden boat', 'boat', { status: 'unpublished' });
  await comparePictures(app);
}, 60_000);

describe('search by a picture', () => {
  it('finds the work of which somebody has a smaller, mirrored or framed copy', async () => {
    const copies = [
      drawScene('boat', 200).jpeg({ quality: 60 }),
      drawScene('boat').flop().png(),
      drawScene('boat').extend({ top: 20, bottom: 20, left: 20, right: 20, background: '#fff' }).webp(),
      drawScene('boat').avif(),
    ];
    for (const copy of copies)
      expect(
        titlesOf(await find(await copy.toBuffer()))
          .slice(0, 2)
          .toSorted(),
      ).toEqual(['Boat', 'Other boat']);
    expect(titlesOf(await find(await drawScene('rings', 300).png().toBuffer()))[0]).toBe('Rings');
  });

  it('never finds what isn’t public', async () => {
    expect(titlesOf(await find(await drawScene('boat').png().toBuffer()))).not.toContain('Hidden boat');
  });

  it('leaves out what the caller leaves out of lists', async () => {
    const person = await signInUser(app);
    const contributor = await makeContributor(app, createId().slice(0, 12));
    const { contentId } = await makeContent(app, { category, contributor, title: 'Unwanted boat' });
    await setPicture(app, contentId, drawScene('boat'));
    await comparePictures(app);
    const picture = await drawScene('boat').png().toBuffer();
    expect(titlesOf(await find(picture))).toContain('Unwanted boat');
    const excluded = await person.call('PUT', '/exclusions/change', {
      kind: 'contributor',
      contributorId: contributor,
      isExcluded: true,
    });
    expect(excluded.status).toBe(200);
    const answer = (await (await search(picture, person.fetch)).json()) as Answer;
    expect(titlesOf(answer)).not.toContain('Unwanted boat');
    expect(answer.leftOut).toMatchObject({ count: 1 });
    await app.pool.query('delete from content where id = $1', [contentId]);
  });

  it('refuses what uploads of pictures refuse', async () => {
    const bad = [
      Buffer.from('hello, I am a picture.png'),
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
      (await drawScene('boat').png().toBuffer()).subarray(0, 400),
      await drawScene('boat').gif().toBuffer(),
    ];
    for (const bytes of bad) expect((await search(bytes)).status).toBe(400);
    expect((await app.fetch('/api/v1/content/by-picture', { method: 'POST', body: new FormData() })).status).toBe(400);
    expect((await app.fetch('/api/v1/content/by-picture', { method: 'POST', body: '{}' })).status).toBe(415);
    expect((await search(Buffer.alloc(10 * 1024 * 1024 + 1))).status).toBe(413);
  });

  it('stores nothing, on disk or in the database', async () => {
    const listKeys = async (): Promise<string[]> => {
      const keys: string[] = [];
      for (const area of ['previews', 'drafts', 'originals', 'uploads', 'inside'])
        for await (const { key } of app.platform.storage.list(area)) keys.push(key);
      return keys.toSorted();
    };
    const countRows = async () => {
      const { rows } = await app.pool.query<{ n: number }>(
        "select sum((xpath('/row/n/text()', query_to_xml(format('select count(*) as n from %I.%I', table_schema, table_name), false, true, '')))[1]::text::int) as n from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'rate_limit'",
      );
      return rows[0]?.n;
    };
    const before = [await listKeys(), await countRows()];
    await find(await drawScene('hills', 800).png().toBuffer());
    expect([await listKeys(), await countRows()]).toEqual(before);
  });

  it('can be asked by several at once', async () => {
    const scenes = ['boat', 'checks', 'hills', 'rings'] as const;
    const pictures = await Promise.all(scenes.map((scene) => drawScene(scene, 300).png().toBuffer()));
    const answers = await Promise.all(pictures.map(find));
    expect(answers.map((answer: Answer) => titlesOf(answer)[0]?.toLowerCase().split(' ').at(-1))).toEqual(scenes);
  });

  it('is limited to twenty a minute', async () => {
    await app.pool.query('delete from rate_limit');
    const bytes = Buffer.from('no picture');
    // The searches run in parallel, so that all fall into the same minute. Some are refused because too many are
    // queued.
    const answers = await Promise.all(Array.from({ length: 21 }, () => search(bytes)));
    const statuses = answers.map(({ status }: Response) => status);
    expect(statuses.filter((status: number) => status === 429)).toHaveLength(1);
    expect(statuses.filter((status: number) => status === 200)).toEqual([]);
  });
});

describe('look-alikes of a work', () => {
  const read = async (title: string) => app.fetch(`/api/v1/content/look-alikes/${works.get(title)}`);

  it('are the nearest in picture and words, of any contributor', async () => {
    const answer = (await (await read('Boat')).json()) as Answer & { content: { title: string } };
    expect(answer.content.title).toBe('Boat');
    expect(titlesOf(answer)[0]).toBe('Other boat');
    expect(titlesOf(answer)).not.toContain('Boat');
    expect(titlesOf(answer)).not.toContain('Hidden boat');
  });

  it('are nobody’s to see of a work that isn’t public', async () => {
    expect((await read('Hidden boat')).status).toBe(404);
    expect((await app.fetch(`/api/v1/content/look-alikes/${createId()}`)).status).toBe(404);
    expect((await app.fetch('/api/v1/content/look-alikes/nothing')).status).toBe(404);
  });

  it('come first among the related ones of its page', async () => {
    const { related } = await app.get<{ related: { title: string }[] }>(`/api/v1/content/related/${works.get('Boat')}`);
    expect(related[0]?.title).toBe('Other boat');
  });

  it('are kept with the work, and found again when another is published', async () => {
    const { contentId } = await makeContent(app, {
      category,
      contributor: await makeContributor(app, 'nila'),
      title: 'Boat again',
      keywords: ['boat'],
    });
    await setPicture(app, contentId, drawScene('boat'));
    await comparePictures(app);
    const { rows } = await app.pool.query<{ found: string[] }>('select found from look_alike where content_id = $1', [
      works.get('Boat'),
    ]);
    expect(rows[0]?.found).toContain(contentId);
  });
});
