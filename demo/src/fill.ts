import { sql } from 'kysely';
import { refreshListing } from '../../src/features/catalogue/service/refresh-listing.ts';
import { refreshPopularKeys } from '../../src/features/categories/service.ts';
import type { Context } from '../../src/platform/context.ts';
import { newId } from '../../src/platform/database/id.ts';
import { previewKey } from '../../src/platform/storage/storage.ts';
import { insertContent, storeObjects } from './store-content.ts';
import type { BuiltContent, DemoCatalogue } from './types.ts';

interface Progress {
  readonly state: 'filling' | 'done';
  readonly categories: Record<string, string>;
  readonly contributors: Record<string, string>;
  readonly contents: Record<string, string>;
}

const FIRST_DAY = 120;

async function readProgress(ctx: Context): Promise<Progress | undefined> {
  const row = await ctx.db.selectFrom('setting').select('value').where('key', '=', 'demo').executeTakeFirst();
  return row?.value as Progress | undefined;
}

async function writeProgress(ctx: Context, progress: Progress): Promise<void> {
  await sql`insert into setting (key, value) values ('demo', ${JSON.stringify(progress)}::jsonb)
    on conflict (key) do update set value = excluded.value, updated_at = now()`.execute(ctx.db);
}

/** Licences, categories and people: what contents refer to. */
async function fillFrame(ctx: Context, catalogue: DemoCatalogue): Promise<Progress> {
  const progress: Progress = { state: 'filling', categories: {}, contributors: {}, contents: {} };
  for (const each of catalogue.licences) {
    const { code, name, nameBn, summary, summaryBn, url, attributionRequired, commercialUse } = each;
    await ctx.db
      .insertInto('licence')
      .values({
        code,
        name,
        name_bn: nameBn,
        summary,
        summary_bn: summaryBn,
        url,
        attribution_required: attributionRequired,
        commercial_use: commercialUse,
      })
      .execute();
  }
  for (const [position, category] of catalogue.categories.entries()) {
    const id = newId();
    progress.categories[category.key] = id;
    const { key, name, nameBn, description, descriptionBn } = category;
    await ctx.db
      .insertInto('category')
      .values({ id, key, name, name_bn: nameBn, description, description_bn: descriptionBn, published: true, position })
      .execute();
    for (const [at, sub] of category.subcategories.entries()) {
      await ctx.db
        .insertInto('subcategory')
        .values({ id: newId(), category_id: id, key: sub.key, name: sub.name, name_bn: sub.nameBn, position: at })
        .execute();
    }
  }
  for (const person of catalogue.contributors) {
    const id = newId();
    progress.contributors[person.key] = id;
    const { username, name, bio, website } = person;
    await ctx.platform.storage.put(previewKey(id, 'avatar.png'), await person.avatar());
    await ctx.db
      .insertInto('contributor')
      .values({ id, username, name, bio, website, image_key: 'avatar.png' })
      .execute();
  }
  await writeProgress(ctx, progress);
  return progress;
}

async function fillCollections(ctx: Context, catalogue: DemoCatalogue, progress: Progress): Promise<void> {
  for (const [position, each] of catalogue.collections.entries()) {
    const id = newId();
    const { key, title, titleBn, description, descriptionBn } = each;
    await ctx.db
      .insertInto('collection')
      .values({
        id,
        key,
        title,
        title_bn: titleBn,
        description,
        description_bn: descriptionBn,
        published: true,
        position,
      })
      .execute();
    const items = each.contents.flatMap((content, at) => {
      const contentId = progress.contents[content];
      return contentId === undefined ? [] : [{ collection_id: id, content_id: contentId, position: at }];
    });
    if (items.length > 0) await ctx.db.insertInto('collection_item').values(items).execute();
  }
}

/** True where nothing has been put into this catalogue yet, or a demo fill was cut short. */
async function wantsDemo(ctx: Context): Promise<boolean> {
  const progress = await readProgress(ctx);
  if (progress !== undefined) return progress.state !== 'done';
  return (await ctx.db.selectFrom('category').select('id').limit(1).executeTakeFirst()) === undefined;
}

interface Filling {
  readonly ctx: Context;
  readonly catalogue: DemoCatalogue;
  readonly progress: Progress;
}

/** A content and the note of it in one transaction; its bytes are stored before, apart from any transaction. */
async function fillOne({ ctx, catalogue, progress }: Filling, built: BuiltContent): Promise<void> {
  const stored = await storeObjects(ctx, built);
  // Spread over the last months, in an order that has nothing to do with how they were built.
  const age = ((catalogue.contents.findIndex((each) => each.key === built.key) * 7919) % (FIRST_DAY * 24)) * 3_600_000;
  const place = {
    contributorId: progress.contributors[built.contributor] ?? '',
    categoryId: progress.categories[built.category] ?? '',
    publishedAt: new Date(Date.now() - age),
  };
  await ctx.db.transaction().execute(async (tx) => {
    const inside = { ...ctx, db: tx, tx };
    const id = await insertContent(inside, stored, place);
    await sql`update setting set value = jsonb_set(value, array['contents', ${built.key}], to_jsonb(${id}::text)) where key = 'demo'`.execute(
      tx,
    );
    await refreshListing(inside, [id]);
  });
}

async function readCatalogue(tell: (line: string) => void): Promise<DemoCatalogue | undefined> {
  try {
    return await (await import('./catalogue.ts')).demoCatalogue();
  } catch (error) {
    if (
      !(
        error instanceof Error &&
        'code' in error &&
        /^(ERR_MODULE_NOT_FOUND|MODULE_NOT_FOUND|ENOENT)$/.test(String(error.code))
      )
    )
      throw error;
    tell('No demo catalogue: its packages are not installed (npm ci without --omit=dev brings them).');
    return undefined;
  }
}

/** Contents that are being written while the next ones are made. */
const WRITTEN_AT_ONCE = 3;

/**
 * Fills an empty catalogue from openly licensed npm packages: real files, previews made from them, true licences.
 * A fill that was killed goes on where it stopped.
 */
export async function fillDemo(ctx: Context, tell: (line: string) => void, stopped: AbortSignal): Promise<void> {
  // One process fills; the others find it done, or leave it to that one.
  await ctx.db.connection().execute(async (held) => {
    const { rows } = await sql<{ mine: boolean }>`select pg_try_advisory_lock(726744) as mine`.execute(held);
    if (rows[0]?.mine !== true) return;
    try {
      await fill(ctx, tell, stopped);
    } finally {
      await sql`select pg_advisory_unlock(726744)`.execute(held);
    }
  });
}

async function fill(ctx: Context, tell: (line: string) => void, stopped: AbortSignal): Promise<void> {
  if (!(await wantsDemo(ctx))) return;
  const catalogue = await readCatalogue(tell);
  if (catalogue === undefined) return;
  const { buildAll } = await import('./build.ts');
  const progress =
    (await readProgress(ctx)) ?? (await ctx.db.transaction().execute((tx) => fillFrame({ ...ctx, db: tx }, catalogue)));
  const left = catalogue.contents.filter((content) => progress.contents[content.key] === undefined);
  tell(`Filling the demo catalogue: ${left.length} works from openly licensed packages …`);
  const started = Date.now();
  const seconds = (): number => Math.round((Date.now() - started) / 1000);
  const writing = new Set<Promise<void>>();
  let done = 0;
  for await (const built of buildAll(left)) {
    const written = fillOne({ ctx, catalogue, progress }, built).finally(() => writing.delete(written));
    writing.add(written);
    if (writing.size >= WRITTEN_AT_ONCE) await Promise.race(writing);
    done += 1;
    if (stopped.aborted) break;
    if (done % 40 === 0) tell(`  ${done} of ${left.length} (${seconds()} s)`);
  }
  await Promise.all(writing);
  if (stopped.aborted) return;
  const filling = (await readProgress(ctx)) ?? progress;
  await ctx.db.transaction().execute(async (tx) => {
    await fillCollections({ ...ctx, db: tx }, catalogue, filling);
    await writeProgress({ ...ctx, db: tx }, { ...filling, state: 'done' });
  });
  await refreshPopularKeys(ctx.db);
  await sql`analyze`.execute(ctx.db);
  tell(`Demo catalogue ready: ${Object.keys(filling.contents).length} works in ${seconds()} s.`);
}
