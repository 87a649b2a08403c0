import type { Context } from '../../../../platform/context.ts';
import { isId } from '../../../../platform/database/id.ts';
import type { Database } from '../../../../platform/database/pool.ts';
import type { InputOf, OutputOf } from '../../../../platform/http/operation.ts';
import { readActiveContributors } from '../../../people/contributors/service/references.ts';
import type { catalogueContract } from '../contract/catalogue.ts';
import { readListedContributors, readSitemapPart, readSitemapParts } from '../store/sitemap.ts';

type Sitemap = typeof catalogueContract.sitemap;

/**
 * Number of contents per sitemap file. Each content has an English and a Bangla URL; a file may have 50,000 URLs and 50
 * MB, which matters for long Bangla titles.
 */
const PART_SIZE = 10_000;
const MAX_CONTRIBUTORS = 20_000;

async function listContributors(db: Database): Promise<string[]> {
  const listed = await readActiveContributors(db, await readListedContributors(db, MAX_CONTRIBUTORS));
  return listed.map(({ username }) => username).sort();
}

/** `GET /content/sitemap` */
export async function listSitemap(ctx: Context, { query }: InputOf<Sitemap>): Promise<OutputOf<Sitemap>> {
  if (query.after === undefined)
    return {
      parts: await readSitemapParts(ctx.db, PART_SIZE),
      contributors: await listContributors(ctx.db),
      items: [],
    };
  const rows = await readSitemapPart(ctx.db, isId(query.after) ? query.after : undefined, PART_SIZE);
  return {
    parts: [],
    contributors: [],
    items: rows.map((row) => ({ _id: row.content_id, title: row.title, updatedAt: row.updated_at.toISOString() })),
  };
}
