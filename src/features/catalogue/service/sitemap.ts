import type { Context } from '../../../platform/context.ts';
import { isId } from '../../../platform/database/id.ts';
import type { InputOf, OutputOf } from '../../../platform/http/operation.ts';
import type { contentContract } from '../../content/contract.ts';
import { readPart, readParts } from '../store/sitemap.ts';

type Sitemap = typeof contentContract.sitemap;

/** Each content stands twice (English and Bangla) in a file that may hold 50,000. */
const PART = 20_000;

export async function listSitemap(ctx: Context, { query }: InputOf<Sitemap>): Promise<OutputOf<Sitemap>> {
  if (query.after === undefined) return { parts: await readParts(ctx.db, PART), items: [] };
  const rows = await readPart(ctx.db, isId(query.after) ? query.after : undefined, PART);
  return { parts: [], items: rows.map((row) => ({ _id: row.id, updatedAt: row.updated_at.toISOString() })) };
}
