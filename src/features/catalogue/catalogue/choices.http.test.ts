import { beforeAll, describe, expect, it } from 'vitest';
import type * as z from 'zod';
import { type TestApp, testApp } from '../../../../tests/support/app.ts';
import { explainQueries } from '../../../../tests/support/explain.ts';
import { makeCategory, makeContent, makeContributor } from '../../../../tests/support/factories.ts';
import { inTransaction } from '../../../platform/context.ts';
import { createId } from '../../../platform/database/id.ts';
import { indexContent } from '../content/service/index-content.ts';
import type { card } from './contract/card.ts';
import type { facetGroup } from './contract/filters.ts';
import { toItemCount } from './rules/listing.ts';
import { readTermsInUse } from './store/facets.ts';

interface Listed {
  readonly items: readonly z.output<typeof card>[];
  readonly total: number;
}

let app: TestApp;
let pictured = '';

const list = (query: string): Promise<Listed> => app.get<Listed>(`/api/v1/content/all?${query}`);
const titles = async (query: string): Promise<string[]> =>
  (await list(query)).items.map(({ title }) => title).toSorted();
async function choices(key: string, query = ''): Promise<Record<string, number | null>> {
  const { groups } = await app.get<{ groups: z.output<typeof facetGroup>[] }>(`/api/v1/content/facets?${query}`);
  const values = groups.find((group) => group.key === key)?.values ?? [];
  return Object.fromEntries(values.map(({ value, count }) => [value, count]));
}

beforeAll(async () => {
  app = await testApp();
  const { db } = app;
  const category = await makeCategory(app, 'icons');
  const contributor = await makeContributor(app, 'rahim');
  const make = async (
    title: string,
    { licence, files, keywords }: { licence?: string; files?: number; keywords?: string[] },
  ): Promise<string> => {
    const { contentId } = await makeContent(app, {
      category,
      contributor,
      title,
      prices: [4900],
      ...(keywords === undefined ? {} : { keywords }),
    });
    if (licence !== undefined)
      await db.updateTable('variant').set({ licence_code: licence }).where('content_id', '=', contentId).execute();
    if (files !== undefined)
      await db
        .updateTable('variant_file')
        .set({ figures: JSON.stringify({ files, size: 1 }) })
        .where('variant_id', 'in', (eb) => eb.selectFrom('variant').select('id').where('content_id', '=', contentId))
        .execute();
    await inTransaction(app.systemContext(), (ctx) => indexContent(ctx, [contentId]));
    return contentId;
  };
  await make('Credited', { licence: 'arbor-free-1', files: 20, keywords: ['flat design'] });
  await make('Free hands', { licence: 'cc0-1.0', files: 21, keywords: ['জলরং'] });
  await make('Standard', { licence: 'arbor-standard-1', files: 400, keywords: ['flat', 'retro'] });
  pictured = await make('Pictured', { licence: 'arbor-standard-1' });
  await db
    .insertInto('preview')
    .values({
      id: createId(),
      content_id: pictured,
      kind: 'image',
      alt: 'Second',
      width: 1200,
      height: 800,
      widths: [375, 576, 768],
      marked_widths: [768],
      position: 1,
    })
    .execute();
  await inTransaction(app.systemContext(), (ctx) => indexContent(ctx, [pictured]));
});

describe('what licences allow', () => {
  it('finds works that need no credit, and those that may be resold, and both together', async () => {
    expect(await titles('use=no-credit')).toEqual(['Free hands', 'Pictured', 'Standard']);
    expect(await titles('use=no-credit&q=standard')).toEqual(['Standard']);
    expect(await titles('use=resale')).toEqual(['Free hands']);
    expect(await titles('use=resale,no-credit')).toEqual(['Free hands']);
    expect((await list('use=no-credit')).total).toBe(3);
  });

  it('goes with a chosen licence, whose counts leave it in', async () => {
    expect(await titles('use=no-credit&licence=cc0-1.0,arbor-free-1')).toEqual(['Free hands']);
    expect(await choices('licence', 'use=no-credit')).toEqual({ 'arbor-standard-1': 2, 'cc0-1.0': 1 });
  });

  it('is offered without a count', async () => {
    expect((await choices('use'))['no-credit']).toBeNull();
  });

  it('refuses what is no use', async () => {
    expect((await app.fetch('/api/v1/content/all?use=anything')).status).toBe(400);
  });
});

describe('styles', () => {
  it('finds the keywords of a style in either language, one of several', async () => {
    expect(await titles('style=flat')).toEqual(['Credited', 'Standard']);
    expect(await titles('style=watercolor')).toEqual(['Free hands']);
    expect(await titles('style=watercolor,vintage')).toEqual(['Free hands', 'Standard']);
    expect(await titles('style=flat&use=no-credit&items=101-')).toEqual(['Standard']);
  });

  it('offers those that some work has', async () => {
    expect(await choices('style')).toEqual({ flat: null, vintage: null, watercolor: null });
  });

  it('reads what is offered by the key of the counts', async () => {
    const [plan] = await explainQueries(app.pool, (db) => readTermsInUse(db, ['w:flat', 'w:retro']));
    expect(plan?.indexes).toContain('term_count_pkey');
  });
});

describe('the number of files', () => {
  it('is that of the largest variant, with those in archives', async () => {
    expect(await choices('items')).toEqual({ '1': 1, '2-20': 1, '21-100': 1, '101-': 1 });
    expect(await titles('items=2-20,21-100')).toEqual(['Credited', 'Free hands']);
    expect(await choices('items', 'items=1')).toEqual({ '1': 1, '2-20': 1, '21-100': 1, '101-': 1 });
  });

  it('has its bounds in the smaller choice', () => {
    expect([0, 1, 2, 20, 21, 100, 101].map(toItemCount)).toEqual([
      '1',
      '1',
      '2-20',
      '2-20',
      '21-100',
      '21-100',
      '101-',
    ]);
  });
});

it('names the second picture of a work, without a watermark, and none where there is none', async () => {
  const { items } = await list('');
  const found = new Map(items.map(({ title, secondPicture }) => [title, secondPicture]));
  expect(found.get('Pictured')).toMatch(/^\/media\/[0-9a-f-]+\/576\.webp$/);
  expect(found.get('Standard')).toBeUndefined();
});
