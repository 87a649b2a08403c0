import type pg from 'pg';
import { toListingEntry } from '../../src/features/catalogue/catalogue/rules/listing.ts';
import { toDictionary } from '../../src/features/catalogue/catalogue/rules/terms.ts';
import { LISTING_RECIPE } from '../../src/features/catalogue/catalogue/store/refresh-listing.ts';
import { createId } from '../../src/platform/database/id.ts';
import { BulkTables, sendWithoutTriggers, withoutIndexes } from './bulk.ts';
import { createRandom } from './random.ts';
import { type Frame, makeFrame } from './synthetic-frame.ts';
import { pickSkewed, vocabulary } from './vocabulary.ts';

const WORDS = 30_000;
const BATCH = 10_000;
const SPREAD_MS = 2 * 365 * 24 * 3_600_000;
const prices = [0, 0, 4900, 9900, 14_900, 19_900, 29_900, 49_900, 99_900];
const shapes = [
  [1600, 1000],
  [1600, 1200],
  [1000, 1500],
  [1200, 1200],
  [1600, 900],
] as const;
const colors = [
  ['#d9232e', 'red'],
  ['#1b7f4d', 'green'],
  ['#2456c7', 'blue'],
  ['#f0b429', 'yellow'],
  ['#17151a', 'black'],
  ['#fafafa', 'white'],
  ['#7a4fd0', 'purple'],
] as const;

interface Making {
  readonly frame: Frame;
  readonly words: readonly string[];
  readonly chance: () => number;
  readonly now: number;
  readonly counts: Map<string, number>;
}

const one = <T>(from: readonly T[], chance: () => number): T =>
  from[Math.floor(chance() * chance() * from.length)] as T;

/** Adds one content with all its rows; its listing follows the same rules as that of a real content. */
function addContent(tables: BulkTables, making: Making): void {
  const { frame, chance, words, counts } = making;
  const some = (n: number): string[] => Array.from({ length: n }, () => pickSkewed(words, chance));
  const id = createId();
  const category = one(frame.categories, chance);
  const contributor = one(frame.contributors, chance);
  const subcategory = one(category.subcategories, chance);
  const title = some(2 + Math.floor(chance() * 3)).join(' ');
  const keywords = [...new Set([...title.split(' '), ...some(5)])];
  const description = `${some(14).join(' ')}.`;
  const publishedAt = new Date(Math.floor(making.now - chance() ** 2 * SPREAD_MS));
  const price = one(prices, chance);
  const file = one(frame.files, chance);
  const [width, height] = one(shapes, chance);
  const picked = [one(colors, chance), one(colors, chance)].map(([hex, name]) => ({ hex, name }));
  const views = Math.floor(20_000 * chance() ** 8);
  const downloads = Math.floor(views * 0.15 * chance());
  const previewId = createId();
  const variantId = createId();
  const ai = chance() < 0.1;
  tables.add('content', {
    id,
    contributor_id: contributor._id,
    category_id: category._id,
    title,
    description,
    status: 'published',
    ai,
    published_at: publishedAt,
    created_at: publishedAt,
    updated_at: publishedAt,
  });
  tables.add('content_subcategory', { content_id: id, category_id: category._id, subcategory_id: subcategory._id });
  for (const [position, keyword] of keywords.entries())
    tables.add('content_keyword', { content_id: id, keyword, position });
  tables.add('variant', {
    id: variantId,
    content_id: id,
    name: file.format.toUpperCase(),
    licence_code: frame.licence,
    price,
    position: 0,
  });
  tables.add('variant_file', {
    variant_id: variantId,
    file_id: file.id,
    name: `${title.replaceAll(' ', '-')}.${file.format}`,
    format: file.format,
    position: 0,
  });
  tables.add('preview', {
    id: previewId,
    content_id: id,
    kind: 'image',
    alt: title,
    width,
    height,
    widths: [375, 768],
    avif_widths: [375],
    colors: JSON.stringify(picked),
    position: 0,
  });
  tables.add('content_stat', { content_id: id, views, downloads });
  const entry = toListingEntry(
    {
      id,
      title,
      translatedTitle: null,
      language: 'en' as const,
      description,
      ai,
      publishedAt,
      updatedAt: publishedAt,
      category,
      contributor,
      subcategories: [subcategory],
      keywords,
      sale: null,
      prices: [price],
      formats: [file.format],
      licences: [frame.licence],
      items: 1,
      second: null,
      preview: {
        _id: previewId,
        kind: 'image',
        alt: title,
        width,
        height,
        widths: [375, 768],
        avifWidths: [375],
        colors: picked,
      },
    },
    'BDT',
  );
  const vector = entry.terms.map((term) => `'${term.replaceAll("'", "''")}'`).join(' ');
  tables.add('listing', {
    content_id: id,
    recipe: LISTING_RECIPE,
    category_key: category.key,
    popularity: views + 10 * downloads,
    published_at: publishedAt,
    updated_at: publishedAt,
    min_price: price,
    facets: entry.facets,
    terms: vector,
    card: entry.card,
    subcategories: entry.subcategories,
  });
  addCount(counts, `*|*`);
  for (const term of entry.terms) addCount(counts, `*|${term}`);
  addCount(counts, `c:${category.key}|*`);
  for (const facet of entry.facets) if (!/^[cwu]:/.test(facet)) addCount(counts, `c:${category.key}|${facet}`);
  for (const facet of entry.facets) if (facet.startsWith('w:')) addCount(counts, `k:${category.key}|${facet}`);
}

function addCount(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

async function sendCounts(client: pg.ClientBase, counts: ReadonlyMap<string, number>): Promise<void> {
  await client.query('create temp table counted (scope text, term text, n bigint)');
  const tables = new BulkTables();
  for (const [key, n] of counts)
    tables.add('counted', { scope: key.slice(0, key.indexOf('|')), term: key.slice(key.indexOf('|') + 1), n });
  await tables.send(client);
  await client.query(
    'insert into term_count as t (scope, term, n) select scope, term, n from counted on conflict (scope, term) do update set n = t.n + excluded.n',
  );
  await client.query('drop table counted');
}

/**
 * Adds `size` synthetic contents by bulk copy. Words, people and categories have skewed distributions like real ones.
 */
export async function fillSynthetic(client: pg.ClientBase, size: number, tell: (line: string) => void): Promise<void> {
  await client.query('set statement_timeout = 0');
  const words = vocabulary(WORDS);
  const frame = await makeFrame(client);
  const making: Making = { frame, words, chance: createRandom('synthetic'), now: Date.now(), counts: new Map() };
  const dictionary = new BulkTables();
  await client.query('create temp table new_words (word text, stem text, sounds text[], folded text)');
  for (const title of words)
    for (const word of toDictionary({ title, keywords: [], names: [], description: '' }))
      dictionary.add('new_words', { ...word });
  await dictionary.send(client);
  await client.query(
    'insert into dictionary (word, stem, sounds, folded) select * from new_words on conflict do nothing; drop table new_words',
  );
  await withoutIndexes(client, 'listing', async () => {
    for (let made = 0; made < size; made += BATCH) {
      const tables = new BulkTables();
      for (let at = 0; at < Math.min(BATCH, size - made); at += 1) addContent(tables, making);
      await sendWithoutTriggers(client, tables);
      if ((made / BATCH) % 10 === 9) tell(`  ${made + BATCH} of ${size}`);
    }
    tell('  building the indexes …');
    await client.query("set maintenance_work_mem = '1GB'");
  });
  await sendCounts(client, making.counts);
  tell('  gathering statistics …');
  await client.query('vacuum analyze');
}
