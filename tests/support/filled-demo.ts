import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { StoredFiles } from '../../demo/src/inspect.ts';
import { FILL_STATE } from '../../src/features/catalogue/catalogue/store/fill-progress.ts';
import { startEmbedded } from '../../src/platform/database/embedded.ts';
import { originalKey, previewKey } from '../../src/platform/storage/storage.ts';
import { copyFolder, prepareDemo } from './demo-catalogue.ts';

interface StoredRow {
  readonly key: string;
  readonly files: readonly {
    name: string;
    format: string;
    width: number | null;
    height: number | null;
    sha256: string;
  }[];
  readonly assets: readonly { id: string; ext: string }[];
}

const query = `
  select filled.key,
    (select coalesce(json_agg(each order by position, number), '[]') from (
       select distinct on (sha256) vf.name, format, width, height, sha256, variant.position, vf.position as number
       from variant join variant_file vf on vf.variant_id = variant.id join file on file.id = vf.file_id
       where content_id = filled.id::uuid order by sha256, variant.position, vf.position) each) as files,
    (select coalesce(json_agg(json_build_object('id', preview.id, 'ext', asset ->> 'ext') order by position), '[]')
     from preview where content_id = filled.id::uuid and asset is not null) as assets
  from setting, jsonb_each_text(value -> 'contents') as filled(key, id) where setting.key = $1`;

/** Reads rows of a filled demo catalogue, from a separate server on a copy of the database. */
async function readRows(folder: string): Promise<StoredRow[]> {
  const data = mkdtempSync(join(tmpdir(), 'arbor-demo-rows-'));
  try {
    copyFolder(join(folder, 'postgres'), join(data, 'postgres'));
    const server = await startEmbedded(join(data, 'postgres'), { settings: { fsync: 'off' } });
    const client = new pg.Client({ connectionString: server.url });
    try {
      await client.connect();
      return (await client.query<StoredRow>(query, [FILL_STATE])).rows;
    } finally {
      await client.end();
      await server.stop();
    }
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
}

/** Lists every file of every work of the demo catalogue, which is filled first if it is missing. */
export async function listStoredFiles(): Promise<StoredFiles[]> {
  const folder = await prepareDemo();
  const toPath = (key: string): string => join(folder, 'storage', key);
  return (await readRows(folder)).map(({ key, files, assets }) => ({
    key,
    files: [
      ...files.map(({ sha256, ...file }) => ({ ...file, path: toPath(originalKey(sha256)) })),
      ...assets.map(({ id, ext }) => ({
        ...{ name: `asset.${ext}`, format: ext, width: null, height: null },
        path: toPath(previewKey(id, `asset.${ext}`)),
      })),
    ],
  }));
}
