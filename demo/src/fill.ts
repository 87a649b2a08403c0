import { sql } from 'kysely';
import { FILL_LOCK } from '../../src/features/catalogue/catalogue/store/fill-progress.ts';
import { indexContent } from '../../src/features/catalogue/content/service/index-content.ts';
import { refreshPopularKeys } from '../../src/features/catalogue/search/service/popular-keys.ts';
import { type Context, inTransaction } from '../../src/platform/context.ts';
import type { FillMessage } from '../../src/start/demo-fill.ts';
import { buildAll } from './build.ts';
import { demoCatalogue } from './catalogue.ts';
import { computeEditorialWeights } from './editorial-order.ts';
import { fillBlog } from './fill-blog.ts';
import { fillBundles } from './fill-bundles.ts';
import { fillCollections, fillFrame, storeAvatars } from './fill-frame.ts';
import { fillRequests } from './fill-requests.ts';
import {
  type FillState,
  readFillState,
  recordContent,
  removeFillProgress,
  writeFillProgress,
  writeFillState,
} from './fill-state.ts';
import { needsRepair, repairCatalogue } from './repair.ts';
import { insertContent, storeObjects } from './store-content.ts';
import type { BuiltContent, DemoCatalogue, DemoContent } from './types.ts';
import { writeWhileBuilding } from './write-while-building.ts';

/** Number of days before today over which publication dates are distributed. */
const PUBLISHED_OVER_DAYS = 120;
/** Maximum number of contents that are written concurrently while the next ones are built. */
const MAX_WRITES = 3;
/** Number of contents in the small demo; every family is among the first ones. */
const SMALL_DEMO = 27;

interface Filling {
  readonly ctx: Context;
  readonly catalogue: DemoCatalogue;
  readonly state: FillState;
  /** Editorial weights by the content's key. */
  readonly weights: ReadonlyMap<string, number>;
}

interface FillOptions {
  /** Chooses the contents to add. An existing catalogue is always repaired as a whole. */
  readonly pick: (whole: DemoCatalogue) => DemoCatalogue;
  readonly send: (message: FillMessage) => void;
  readonly stopped: AbortSignal;
}

/** Inserts a content and records that in one transaction. Its files are stored before, outside of any transaction. */
async function fillContent({ ctx, catalogue, state, weights }: Filling, built: BuiltContent): Promise<void> {
  const stored = await storeObjects(ctx, built);
  // Publication dates follow another order than the one in which contents are built.
  const hours = (catalogue.contents.findIndex(({ key }) => key === built.key) * 7919) % (PUBLISHED_OVER_DAYS * 24);
  const placement = {
    contributorId: state.contributors[built.contributor] ?? '',
    categoryId: state.categories[built.category] ?? '',
    publishedAt: new Date(Date.now() - hours * 3_600_000),
    editorialWeight: weights.get(built.key) ?? 0,
  };
  await inTransaction(ctx, async (own) => {
    const id = await insertContent(own, stored, placement);
    await recordContent(own.db, built.key, id);
    await indexContent(own, [id]);
  });
}

/** Reads the state of the fill; undefined if the catalogue has the demo already, or was started without it. */
async function prepareFill(ctx: Context, catalogue: DemoCatalogue): Promise<FillState | undefined> {
  const state = await readFillState(ctx.db);
  if (state !== undefined) return state.state === 'filling' ? state : undefined;
  const category = await ctx.db.selectFrom('category').select('id').limit(1).executeTakeFirst();
  if (category !== undefined) {
    await writeFillState(ctx.db, { state: 'declined', categories: {}, contributors: {}, contents: {} });
    return undefined;
  }
  const avatars = await storeAvatars(ctx, catalogue);
  return inTransaction(ctx, (own) => fillFrame(own, catalogue, avatars));
}

/** Returns the catalogue with only these contents and their contributors. */
export function pickContents(catalogue: DemoCatalogue, contents: readonly DemoContent[]): DemoCatalogue {
  const used = new Set(contents.map(({ contributor }) => contributor));
  return {
    ...catalogue,
    contents: [...contents],
    contributors: catalogue.contributors.filter(({ key }) => used.has(key)),
  };
}

/** Returns the small demo, which consists of the first contents. */
export const shrink = (catalogue: DemoCatalogue): DemoCatalogue =>
  pickContents(catalogue, catalogue.contents.slice(0, SMALL_DEMO));

async function fillContents(filling: Filling, { send, stopped }: FillOptions): Promise<void> {
  const { ctx, catalogue, state } = filling;
  const left = catalogue.contents.filter(({ key }) => state.contents[key] === undefined);
  const total = catalogue.contents.length;
  let done = total - left.length;
  const write = async (built: BuiltContent): Promise<void> => {
    await fillContent(filling, built);
    done += 1;
    await writeFillProgress(ctx.db, { done, total });
    send({ kind: 'progress', done, total });
  };
  await writeWhileBuilding(buildAll(left, { stopped }), MAX_WRITES, write);
}

/**
 * Repairs an existing demo. Returns a message about the result; undefined if it was stopped or nothing needed repair.
 */
async function repair(ctx: Context, whole: DemoCatalogue, options: FillOptions): Promise<FillMessage | undefined> {
  const { send, stopped } = options;
  const state = await readFillState(ctx.db);
  if (state === undefined || !needsRepair(state)) return undefined;
  const total = Object.keys(state.contents).length;
  send({ kind: 'repairing', total });
  const rewritten = await repairCatalogue(ctx, state, { catalogue: whole, stopped });
  return stopped.aborted ? undefined : { kind: 'repaired', rewritten, total };
}

/** Fills the catalogue. Returns a message about the result; undefined if it was stopped. */
async function fill(ctx: Context, options: FillOptions): Promise<FillMessage | undefined> {
  const { pick, send, stopped } = options;
  const whole = await demoCatalogue();
  const repaired = await repair(ctx, whole, options);
  const before = await readFillState(ctx.db);
  if (stopped.aborted) return undefined;
  if (before?.state === 'done') return repaired ?? { kind: 'declined' };
  if (repaired !== undefined) send(repaired);
  const catalogue = pick(whole);
  const total = catalogue.contents.length;
  // The progress is written before anything is added, so that every page during the fill shows it.
  await writeFillProgress(ctx.db, { done: Object.keys(before?.contents ?? {}).length, total });
  send({ kind: 'started', total });
  const state = await prepareFill(ctx, catalogue);
  if (state === undefined) return { kind: 'declined' };
  await fillContents({ ctx, catalogue, state, weights: computeEditorialWeights(whole.contents) }, options);
  if (stopped.aborted) return undefined;
  await fillBlog(ctx, catalogue, (await readFillState(ctx.db)) ?? state);
  await fillRequests(ctx, (await readFillState(ctx.db)) ?? state);
  await inTransaction(ctx, async (own) => {
    const filled = (await readFillState(own.db)) ?? state;
    await fillCollections(own, catalogue, filled);
    await fillBundles(own, filled);
    await writeFillState(own.db, { ...filled, state: 'done' });
  });
  await refreshPopularKeys(ctx);
  await sql`analyze`.execute(ctx.db);
  return { kind: 'finished', total };
}

/**
 * Fills an empty catalogue from openly licensed npm packages: real files, previews made from them, and real licences.
 * An interrupted fill continues where it stopped; a demo of an older version is updated. Only one process fills; others
 * leave it to that one.
 */
export async function fillDemo(ctx: Context, options: FillOptions): Promise<void> {
  const outcome = await ctx.db.connection().execute(async (held): Promise<FillMessage | undefined> => {
    const { rows } = await sql<{ mine: boolean }>`select pg_try_advisory_lock(${FILL_LOCK}) as mine`.execute(held);
    if (rows[0]?.mine !== true) return { kind: 'declined' };
    try {
      return await fill(ctx, options);
    } finally {
      await removeFillProgress(ctx.db);
      await sql`select pg_advisory_unlock(${FILL_LOCK})`.execute(held);
    }
  });
  if (outcome !== undefined) options.send(outcome);
}
