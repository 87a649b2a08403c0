import { createHash } from 'node:crypto';
import type pg from 'pg';
import { createId } from '../../src/platform/database/id.ts';

interface Named {
  readonly _id: string;
  readonly key: string;
  readonly name: string;
  readonly nameBn: null;
}

/** What synthetic contents refer to. */
export interface Frame {
  readonly categories: readonly (Named & { readonly subcategories: readonly Named[] })[];
  readonly contributors: readonly { readonly _id: string; readonly username: string; readonly name: string }[];
  readonly files: readonly { readonly id: string; readonly format: string }[];
  readonly licence: string;
}

const CATEGORIES = 12;
const SUBCATEGORIES = 5;
const PEOPLE = 400;
const formats = ['svg', 'png', 'zip', 'jpg', 'woff2', 'psd', 'wav', 'glb'];

export async function makeFrame(client: pg.ClientBase): Promise<Frame> {
  const licence = 'synthetic';
  await client.query(
    `insert into licence (code, name, summary, url, attribution_required, commercial_use)
     values ($1, 'Synthetic', 'Made up, for measuring.', 'about:blank', false, true) on conflict do nothing`,
    [licence],
  );
  const named = (key: string, name: string): Named => ({ _id: createId(), key, name, nameBn: null });
  const categories = Array.from({ length: CATEGORIES }, (_, at) => ({
    ...named(`measure-${at + 1}`, `Measure ${at + 1}`),
    subcategories: Array.from({ length: SUBCATEGORIES }, (_unused, sub) =>
      named(`measure-${at + 1}-${sub + 1}`, `Part ${sub + 1}`),
    ),
  }));
  for (const [position, category] of categories.entries()) {
    await client.query('insert into category (id, key, name, published, position) values ($1, $2, $3, true, $4)', [
      category._id,
      category.key,
      category.name,
      100 + position,
    ]);
    for (const sub of category.subcategories)
      await client.query('insert into subcategory (id, category_id, key, name) values ($1, $2, $3, $4)', [
        sub._id,
        category._id,
        sub.key,
        sub.name,
      ]);
  }
  const contributors = Array.from({ length: PEOPLE }, (_, at) => ({
    _id: createId(),
    username: `measure-${at + 1}`,
    name: `Maker ${at + 1}`,
  }));
  for (const person of contributors)
    await client.query('insert into contributor (id, username, name) values ($1, $2, $3)', [
      person._id,
      person.username,
      person.name,
    ]);
  const files = formats.map((format) => ({ id: createId(), format }));
  for (const file of files) {
    const sha256 = createHash('sha256').update(`synthetic ${file.format}`).digest('hex');
    await client.query('insert into file (id, sha256, size, media_type) values ($1, $2, 1, $3)', [
      file.id,
      sha256,
      'application/octet-stream',
    ]);
  }
  return { categories, contributors, files, licence };
}
