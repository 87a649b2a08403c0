import { createHash, randomFillSync } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { fillSynthetic } from '../demo/src/synthetic.ts';
import { findTerm } from '../src/features/catalogue/catalogue/rules/lexicon/listing-terms.ts';
import { readLexicon } from '../src/features/catalogue/catalogue/rules/lexicon/read-lexicon.ts';
import { createId } from '../src/platform/database/id.ts';
import { createFolderStorage } from '../src/platform/storage/folder.ts';
import { originalKey } from '../src/platform/storage/storage.ts';

export interface Subjects {
  readonly category: string;
  readonly common: string;
  readonly rare: string;
  readonly misspelt: string;
  /** Two frequent words, and a colour with one of them, all with synonyms in use. */
  readonly middling: string;
  readonly colored: string;
  readonly meant: string;
  readonly content: string;
  /** API path that downloads the large file, and the file itself. */
  readonly download: string;
  readonly file: string;
}

/** Percentage of the works that have a word of medium frequency. */
const MIDDLING = 1.5;
const DOWNLOAD_BYTES = 50 * 1024 * 1024;
/**
 * Number of works with a rare word, which is the same for all sizes: the rarest words of a million synthetic works have
 * as many.
 */
const RARE = 75;

/** Adds works to the database up to this number, once. */
export async function ensureContents(client: pg.ClientBase, size: number, tell: (line: string) => void): Promise<void> {
  const { rows } = await client.query<{ n: number }>('select count(*) as n from content');
  if (Number(rows[0]?.n) >= size) return;
  await fillSynthetic(client, size, tell);
}

/** Creates the index by which the baseline ranks: an ordinary weighted text vector. */
async function ensureTextIndex(client: pg.ClientBase, tell: (line: string) => void): Promise<void> {
  const { rows } = await client.query<{ there: boolean }>("select to_regclass('bench_text') is not null as there");
  if (rows[0]?.there === true) return;
  tell('Making the text index that the floor ranks by …');
  await client.query('set statement_timeout = 0');
  await client.query(`create table bench_text as select id as content_id, setweight(to_tsvector('english', title), 'A') ||
    setweight(to_tsvector('english', coalesce((select string_agg(keyword, ' ') from content_keyword where content_id = id), '')), 'B') ||
    setweight(to_tsvector('english', description), 'D') as words from content`);
  await client.query('alter table bench_text add primary key (content_id)');
  await client.query('create index bench_words on bench_text using gin (words)');
  await client.query('vacuum analyze bench_text');
}

async function wordNear(client: pg.ClientBase, n: number, least: number): Promise<string> {
  const { rows } = await client.query<{ word: string }>(
    `select d.word from dictionary d join term_count t on t.scope = '*' and t.term = d.stem
     where length(d.word) >= $2 and d.word ~ '^[a-z]+$' order by abs(t.n - $1), d.word limit 1`,
    [n, least],
  );
  return rows[0]?.word ?? 'icon';
}

/** Lists English words that about `n` works have, with synonyms that works have, too. */
async function listWordsWithMeanings(client: pg.ClientBase, n: number): Promise<string[]> {
  const lexicon = readLexicon();
  const { rows } = await client.query<{ word: string; stem: string }>(
    `select d.word, d.stem from dictionary d join term_count t on t.scope = '*' and t.term = d.stem
     where d.word ~ '^[a-z]+$' order by abs(t.n - $1), d.word limit 200`,
    [n],
  );
  const { rows: used } = await client.query<{ term: string }>(
    `select term from term_count where scope = '*' and n > 0 and term = any($1)`,
    [rows.flatMap(({ stem }) => lexicon.findSame(stem))],
  );
  const isUsed = new Set(used.map(({ term }) => term));
  return rows
    .filter(
      ({ stem }) =>
        findTerm(stem, lexicon.findSame(stem)) === undefined && lexicon.findSame(stem).some((same) => isUsed.has(same)),
    )
    .map(({ word }) => word);
}

async function ensureDownload(
  client: pg.ClientBase,
  data: string,
  like: string,
): Promise<{ path: string; file: string }> {
  const bytes = Buffer.alloc(DOWNLOAD_BYTES, 'arbor');
  randomFillSync(bytes, 0, 1024);
  const mark = join(data, 'bench-download');
  const storage = createFolderStorage({ root: join(data, 'storage'), secret: 'for no link' });
  if (!existsSync(mark)) {
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    await storage.put(originalKey(sha256), bytes);
    const [file, variant] = [createId(), createId()];
    await client.query('insert into file (id, sha256, size, media_type) values ($1, $2, $3, $4)', [
      file,
      sha256,
      bytes.length,
      'application/octet-stream',
    ]);
    await client.query(
      "insert into variant (id, content_id, name, licence_code, price, position) values ($1, $2, 'Large', 'synthetic', 0, 99)",
      [variant, like],
    );
    await client.query(
      "insert into variant_file (variant_id, file_id, name, format, position) values ($1, $2, 'large.bin', 'bin', 0)",
      [variant, file],
    );
    mkdirSync(data, { recursive: true });
    writeFileSync(
      mark,
      JSON.stringify({
        path: `/api/v1/content/download/${like}/${variant}`,
        file: join(data, 'storage', originalKey(sha256)),
      }),
    );
  }
  return JSON.parse(readFileSync(mark, 'utf8')) as { path: string; file: string };
}

const swapped = (word: string): string => `${word.slice(0, 2)}${word[3]}${word[2]}${word.slice(4)}`;

export async function prepare(
  client: pg.ClientBase,
  data: string,
  size: number,
  tell: (line: string) => void,
): Promise<Subjects> {
  await ensureContents(client, size, tell);
  await ensureTextIndex(client, tell);
  const { rows } = await client.query<{ key: string }>(
    "select key from category c join term_count t on t.scope = '*' and t.term = 'c:' || key order by n desc limit 1 offset 1",
  );
  const { rows: contents } = await client.query<{ content_id: string }>(
    'select content_id from listing order by popularity desc, content_id desc limit 1 offset 500',
  );
  const content = contents[0]?.content_id ?? '';
  const meant = await wordNear(client, RARE, 8);
  const [first = '', second = ''] = await listWordsWithMeanings(client, (size / 100) * MIDDLING);
  const download = await ensureDownload(client, data, content);
  return {
    category: rows[0]?.key ?? '',
    common: await wordNear(client, size / 10, 4),
    rare: await wordNear(client, RARE, 6),
    meant,
    misspelt: swapped(meant),
    middling: `${first} ${second}`,
    colored: `blue ${first}`,
    content,
    download: download.path,
    file: download.file,
  };
}
