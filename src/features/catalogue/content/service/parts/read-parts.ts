import { type Context, inTransaction } from '../../../../../platform/context.ts';
import type { Transaction } from '../../../../../platform/database/pool.ts';
import { MissingObjectError } from '../../../../../platform/storage/errors.ts';
import type { Storage } from '../../../../../platform/storage/storage.ts';
import { isFilling } from '../../../catalogue/service/fill-progress.ts';
import {
  type DueFile,
  isRefusedData,
  type Parts,
  type PartsWithSamples,
  readDueFiles,
  readSampled,
  skipArchives,
} from '../../store/parts/due-files.ts';
import { settlePreviewsJob } from '../previews.ts';

const BATCH = 20;
const SKIPPED_AT_ONCE = 1000;
/** Time limit of a run. */
const RUN_MS = 40_000;

/** Removes objects that were stored for a file's parts, except those of a recipe version. */
export async function removeStoredParts(storage: Storage, folder: string, kept?: number): Promise<void> {
  for await (const { key } of storage.list(folder))
    if (Number(key.split('/').at(-1)?.split('.')[0]) !== kept) await storage.remove(key);
}

/** Writes the rows of a file's parts. Works whose previews still have a public sample lose it. */
export async function keepParts(
  ctx: Context,
  parts: PartsWithSamples,
  file: DueFile,
  write: (tx: Transaction) => Promise<void>,
): Promise<void> {
  const sampled = await readSampled(ctx.db, file.id, parts);
  await inTransaction(ctx, async ({ tx, platform }) => {
    await write(tx);
    for (const contentId of sampled) await platform.jobs.enqueue(tx, settlePreviewsJob, { contentId, removed: [] });
  });
}

interface Reading {
  /** Finds a few files whose parts aren't read yet, or were read with an older recipe version. */
  readonly findDue: () => Promise<readonly DueFile[]>;
  /** Reads a file and keeps what it finds. */
  readonly read: (file: DueFile) => Promise<void>;
  /** Records that a file has no such parts. */
  readonly keepNone: (file: DueFile) => Promise<void>;
}

/**
 * Reads files that are due, one after the other, for at most forty seconds; the next run continues. It pauses while the
 * demo catalogue is being filled, which needs all CPU time.
 */
export async function readEach(ctx: Context, { findDue, read, keepNone }: Reading): Promise<void> {
  const { log } = ctx.platform;
  const until = Date.now() + RUN_MS;
  while (!(await isFilling(ctx.db))) {
    const due = await findDue();
    if (due.length === 0) return;
    for (const file of due) {
      if (Date.now() > until) return;
      await read(file).catch((error: unknown) => {
        // A missing object needs no log entry here, because the nightly file check logs it.
        if (isRefusedData(error)) log.error({ err: error, sha256: file.sha256 }, 'parts of a file could not be stored');
        else if (!(error instanceof MissingObjectError)) throw error;
        return keepNone(file);
      });
    }
  }
}

/** Reads all files of formats that have such parts. */
export async function readDueParts(
  ctx: Context,
  { parts, recipe, ...reading }: Omit<Reading, 'findDue'> & { readonly parts: Parts; readonly recipe: number },
): Promise<void> {
  await inTransaction(ctx, ({ tx }) => skipArchives(tx, parts, recipe, SKIPPED_AT_ONCE));
  await readEach(ctx, { ...reading, findDue: () => readDueFiles(ctx.db, parts, recipe, BATCH) });
}
