import { createHash } from 'node:crypto';
import type pg from 'pg';
import { createId } from '../../src/platform/database/id.ts';

interface Named {
  readonly _id: string;
  readonly key: string;
  readonly name: string;
  readonly nameBn: null;
}

/** Rows to which synthetic contents refer. */
export interface Frame {
  readonly categories: readonly (Named & { readonly subcategories: readonly Named[] })[];
  readonly contributors: readonly {
    readonly _id: string;
    readonly username: string;
    readonly name: string;
    readonly image: null;
    readonly demo: false;
  }[];
  readonly files: readonly { readonly id: string; readonly format: string }[];
  readonly licence: string;
}

const CATEGORIES = 12;
const SUBCATEGORIES = 5;
const PEOPLE = 400;
const formats = ['svg', 'png', 'zip', 'jpg', 'woff2', 'psd', 'wav', 'glb'];

/** Finds or adds a row, because rows of an earlier run are reused; `key` is unique in its table. */
async function ensureRow(
  client: pg.ClientBase,
  table: string,
  key: string,
  row: Record<string, unknown>,
): Promise<string> {
  const columns = Object.keys(row);
  const { rows } = await client.query<{ id: string }>(
    `insert into ${table} (${columns.join(', ')}) values (${columns.map((_, at) => `$${at + 1}`).join(', ')})
     on conflict (${key}) do update set ${key} = excluded.${key} returning id`,
    Object.values(row),
  );
  return rows[0]?.id ?? '';
}

async function makeCategory(client: pg.ClientBase, at: number): Promise<Frame['categories'][number]> {
  const key = `measure-${at + 1}`;
  const name = `Measure ${at + 1}`;
  const row = { id: createId(), key, name, published: true, position: 100 + at };
  const id = await ensureRow(client, 'category', 'key', row);
  const subcategories: Named[] = [];
  for (let sub = 1; sub <= SUBCATEGORIES; sub += 1) {
    const named = { key: `${key}-${sub}`, name: `Part ${sub}` };
    const subId = await ensureRow(client, 'subcategory', 'key', { id: createId(), category_id: id, ...named });
    subcategories.push({ _id: subId, ...named, nameBn: null });
  }
  return { _id: id, key, name, nameBn: null, subcategories };
}

export async function makeFrame(client: pg.ClientBase): Promise<Frame> {
  const licence = 'synthetic';
  await client.query(
    `insert into licence (code, name, summary, url, attribution_required, commercial_use)
     values ($1, 'Synthetic', 'Made up, for measuring.', 'about:blank', false, true) on conflict do nothing`,
    [licence],
  );
  const categories: Frame['categories'][number][] = [];
  for (let at = 0; at < CATEGORIES; at += 1) categories.push(await makeCategory(client, at));
  const contributors: Frame['contributors'][number][] = [];
  for (let at = 1; at <= PEOPLE; at += 1) {
    const person = { username: `measure-${at}`, name: `Maker ${at}` };
    const id = await ensureRow(client, 'contributor', 'username', { id: createId(), ...person });
    contributors.push({ _id: id, ...person, image: null, demo: false });
  }
  const files: Frame['files'][number][] = [];
  for (const format of formats) {
    const sha256 = createHash('sha256').update(`synthetic ${format}`).digest('hex');
    const row = { id: createId(), sha256, size: 1, media_type: 'application/octet-stream' };
    files.push({ id: await ensureRow(client, 'file', 'sha256', row), format });
  }
  return { categories, contributors, files, licence };
}
