import type { Context } from '../context.ts';
import type { ListedObject, Storage } from './storage.ts';

/** First part of a key; the third part is the id of the object's owner. */
export type StorageArea =
  | 'originals'
  | 'previews'
  | 'drafts'
  | 'faces'
  | 'inside'
  | 'tiles'
  | 'sounds'
  | 'motion'
  | 'documents'
  | 'panoramas'
  | 'turntables';

/** A stored object without an owner. */
export interface Orphan extends ListedObject {
  readonly id: string;
}

/** Objects of a feature in an area. An object is kept as long as a feature knows its id. */
export interface StoredObjects {
  readonly area: StorageArea;
  readonly findKnown: (ctx: Context, ids: readonly string[]) => Promise<ReadonlySet<string>>;
  /** Removes an orphan in the feature's own way; returns false to keep it. */
  readonly remove?: (ctx: Context, orphan: Orphan) => Promise<boolean>;
}

/** Minimum age of an orphan; features may store an object before its row. */
const ORPHAN_AGE_MS = 48 * 60 * 60_000;
const BATCH = 500;
const MAX_ORPHANS = 10_000;
/**
 * Number of orphans up to which a sweep is allowed; more of them, and above a share of the area, suggest a wrong or
 * outdated database.
 */
const HARMLESS = 100;
const HARMLESS_SHARE = 0.2;

export const orphanLimit = (now: Date): Date => new Date(now.getTime() - ORPHAN_AGE_MS);

const idOf = (key: string): string => key.split('/')[2] ?? key;

async function* inBatches<T>(all: AsyncIterable<T>): AsyncGenerator<T[]> {
  let batch: T[] = [];
  for await (const each of all) {
    batch.push(each);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

async function findOrphans(
  ctx: Context,
  storage: Storage,
  area: StorageArea,
  owners: readonly StoredObjects[],
): Promise<{ readonly orphans: Orphan[]; readonly total: number; readonly unknown: number }> {
  const limit = orphanLimit(ctx.now);
  const orphans: Orphan[] = [];
  let [total, unknown] = [0, 0];
  for await (const batch of inBatches(storage.list(area))) {
    total += batch.length;
    const old = batch.filter(({ modifiedAt }) => modifiedAt < limit).map((each) => ({ ...each, id: idOf(each.key) }));
    const ids = [...new Set(old.map(({ id }) => id))];
    const known = await Promise.all(owners.map((owner) => owner.findKnown(ctx, ids)));
    const missing = old.filter(({ id }) => !known.some((each) => each.has(id)));
    unknown += missing.length;
    orphans.push(...missing.slice(0, MAX_ORPHANS - orphans.length));
  }
  return { orphans, total, unknown };
}

/** Checks an orphan again, because it may have been stored or referenced since the listing. */
async function isStillOrphan(ctx: Context, { key, id }: Orphan, owners: readonly StoredObjects[]): Promise<boolean> {
  for (const owner of owners) if ((await owner.findKnown(ctx, [id])).has(id)) return false;
  const stored = await ctx.platform.storage.stat(key);
  return stored !== undefined && stored.modifiedAt < orphanLimit(ctx.now);
}

async function sweepArea(ctx: Context, area: StorageArea, owners: readonly StoredObjects[]): Promise<void> {
  const { storage, log } = ctx.platform;
  const { orphans, total, unknown } = await findOrphans(ctx, storage, area, owners);
  if (unknown > HARMLESS && unknown > total * HARMLESS_SHARE) {
    log.error({ area, unknown, total }, 'most stored objects are unknown to this database: none is removed');
    return;
  }
  const remove = owners.find((owner) => owner.remove !== undefined)?.remove;
  let removed = 0;
  for (const orphan of orphans) {
    if (!(await isStillOrphan(ctx, orphan, owners))) continue;
    if (remove === undefined) await storage.remove(orphan.key);
    else if (!(await remove(ctx, orphan))) continue;
    removed += 1;
  }
  if (removed > 0) log.info({ area, removed }, 'stored objects that nothing refers to were removed');
}

/**
 * Removes orphans that are older than 48 hours: objects left by a crash between storing an object and writing its row,
 * or between deleting a row and its object. Skips areas without an owner.
 */
export async function sweepStorage(ctx: Context, owners: readonly StoredObjects[]): Promise<void> {
  const areas = [...new Set(owners.map(({ area }) => area))];
  for (const area of areas)
    await sweepArea(
      ctx,
      area,
      owners.filter((owner) => owner.area === area),
    );
  await ctx.platform.storage.removeUnfinished(orphanLimit(ctx.now));
}
