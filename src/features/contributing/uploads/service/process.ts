import type { Config } from '../../../../platform/config.ts';
import { type Context, inTransaction } from '../../../../platform/context.ts';
import { JobGivenUpError } from '../../../../platform/jobs/jobs.ts';
import { THUMBNAIL_RECIPE } from '../../../../platform/media/inside/archive-contents.ts';
import { type ProcessingOptions, processFile } from '../../../../platform/media/process/process-file.ts';
import type { ProcessedFile, ProcessingOutcome, Refusal } from '../../../../platform/media/process/processed-file.ts';
import { countReaders, processingLimits } from '../../../../platform/media/process/processing-limits.ts';
import { scanFile } from '../../../../platform/media/process/scan-file.ts';
import { computeSha256 } from '../../../../platform/storage/hash-file.ts';
import { hashObject } from '../../../../platform/storage/hash-object.ts';
import { draftPreviewKey, originalKey } from '../../../../platform/storage/storage.ts';
import { registerFile } from '../../../catalogue/content/service/files.ts';
import { keepContents, knowsContents } from '../../../catalogue/content/service/inside/keep-contents.ts';
import { putSheets } from '../../../catalogue/content/service/inside/sheets.ts';
import { finishedUntil, MAX_COSTLY_A_DAY, PROCESSING_FAILED, TOO_MANY_COSTLY } from '../rules.ts';
import {
  beginProcessing,
  countCostly,
  countFailure,
  markFailed,
  markReady,
  markRefused,
  readCostlyToday,
  saveReport,
  touchUpload,
} from '../store/processing.ts';
import type { UploadRow } from '../store/uploads.ts';
import { removeStored } from './own-uploads.ts';
import { MAX_FAILURES } from './process-job.ts';

/** Maximum number of crashes of the whole process during one file before the file is refused. */
const MAX_ATTEMPTS = 5;
const BEAT_MS = 10_000;

/** Number of uploads that one worker processes concurrently. */
export const countAtOnce = ({ ARBOR_PROCESSING_MEGABYTES: megabytes }: Config): number => countReaders(megabytes);

/** Processes a file in a separate process; tests use another function. */
export type ProcessFile = (path: string, options: ProcessingOptions) => Promise<ProcessingOutcome>;

interface Processed {
  readonly fileId: string;
  readonly sha256: string;
  readonly report: ProcessedFile;
}

type Found =
  | { readonly refusal: Refusal }
  | { readonly refusal: null; readonly sha256: string; readonly report: ProcessedFile };

async function examine({ platform }: Context, row: UploadRow, open: ProcessFile): Promise<Found> {
  const { receivedFiles, storage, config } = platform;
  const path = receivedFiles.toPath(row.id);
  const sha256 = await computeSha256(path);
  if (row.claimed_sha256 !== null && row.claimed_sha256 !== sha256)
    return { refusal: { code: 'WRONG_HASH', detail: `Announced as ${row.claimed_sha256}, arrived as ${sha256}.` } };
  const infection = config.ARBOR_CLAMD === undefined ? null : await scanFile(path, config.ARBOR_CLAMD);
  if (infection !== null) return { refusal: infection };
  const outFolder = receivedFiles.toFolder(row.id);
  const limits = {
    ...processingLimits,
    seconds: config.ARBOR_PROCESSING_SECONDS,
    memoryMegabytes: config.ARBOR_PROCESSING_MEGABYTES,
  };
  const { workFolder } = receivedFiles;
  const options = { name: row.name, outFolder, watermark: config.ARBOR_NAME, limits, workFolder };
  const { file, refusal } = await open(path, options);
  if (file === null) return { refusal };
  for (const name of file.preview?.files ?? [])
    await storage.putFile(draftPreviewKey(row.id, name), `${outFolder}/${name}`);
  return { refusal: null, sha256, report: file };
}

/** Moves the bytes to the originals. An existing object is verified first and only kept if its bytes are the same. */
async function storeOriginal({ platform }: Context, row: UploadRow, sha256: string): Promise<void> {
  const key = originalKey(sha256);
  const stored = await platform.storage.stat(key);
  const isThere = stored?.size === row.size && (await hashObject(platform.storage, key)) === sha256;
  if (!isThere) await platform.storage.putFile(key, platform.receivedFiles.toPath(row.id));
}

/** Stores the thumbnail sheets of an archive; undefined if it has none or they are stored already. */
async function storeSheets(ctx: Context, row: UploadRow, { fileId, sha256, report }: Processed) {
  const { contents } = report;
  // A report of an older version has no index, or one without drawings; a job adds it later.
  if (contents == null || contents.recipe < THUMBNAIL_RECIPE) return undefined;
  if (await knowsContents(ctx.db, fileId, contents)) return undefined;
  const { receivedFiles, storage } = ctx.platform;
  await putSheets(storage, { sha256, contents, folder: receivedFiles.toFolder(row.id) });
  return contents;
}

async function refuse(ctx: Context, row: UploadRow, refusal: Refusal): Promise<void> {
  await inTransaction(ctx, async ({ tx }) => {
    await markRefused(tx, row.id, refusal);
    if (refusal.code === 'TOO_COSTLY') await countCostly(tx, row.contributor_id);
  });
  await removeStored(ctx.platform, row.id);
  ctx.platform.log.info({ upload: row.id, code: refusal.code }, 'an upload was refused');
}

/** Refuses an upload temporarily; its bytes stay. */
const setAside = (ctx: Context, id: string, refusal: { readonly code: string; readonly detail: string }) =>
  inTransaction(ctx, ({ tx }) => markFailed(tx, id, refusal, finishedUntil(ctx.now)));

/** Reads the result of an earlier attempt that got as far as storing the original; undefined if there was none. */
function readProcessed({ claimed_sha256: sha256, file_id: fileId, report }: UploadRow): Processed | undefined {
  if (sha256 === null || fileId === null || report === null) return undefined;
  return { fileId, sha256, report: report as unknown as ProcessedFile };
}

/** Stores the result for the file and the upload; undefined if the contributor has deleted the upload meanwhile. */
async function keepReport(
  ctx: Context,
  row: UploadRow,
  { sha256, report }: Omit<Processed, 'fileId'>,
): Promise<Processed | undefined> {
  const file = { sha256, size: row.size, mediaType: report.mediaType };
  return inTransaction(ctx, async ({ tx }) => {
    const fileId = await registerFile(tx, file);
    return (await saveReport(tx, row.id, { fileId, sha256, report })) ? { fileId, sha256, report } : undefined;
  });
}

/** Stores the original and marks the upload as ready. @returns false if the contributor has deleted it meanwhile */
async function settle(ctx: Context, row: UploadRow, found: Processed): Promise<boolean> {
  await storeOriginal(ctx, row, found.sha256);
  const contents = await storeSheets(ctx, row, found);
  return inTransaction(ctx, async ({ tx }) => {
    if (contents !== undefined) await keepContents(tx, found.fileId, contents);
    return markReady(tx, row.id);
  });
}

async function processRow(ctx: Context, row: UploadRow, open: ProcessFile): Promise<void> {
  let found = readProcessed(row);
  if (found === undefined) {
    if ((await readCostlyToday(ctx.db, row.contributor_id)) >= MAX_COSTLY_A_DAY) {
      const detail = `${MAX_COSTLY_A_DAY} files of its contributor took too long on this day.`;
      return setAside(ctx, row.id, { code: TOO_MANY_COSTLY, detail });
    }
    const examined = await examine(ctx, row, open);
    if (examined.refusal !== null) return refuse(ctx, row, examined.refusal);
    found = await keepReport(ctx, row, examined);
  }
  const isKept = found !== undefined && (await settle(ctx, row, found));
  // Otherwise, the contributor deleted the upload during processing.
  if (isKept) await ctx.platform.receivedFiles.remove(row.id);
  else await removeStored(ctx.platform, row.id);
}

/** Counts a failure. @throws the error, so that the job is retried; JobGivenUpError after the last attempt */
async function settleFailure(ctx: Context, id: string, error: unknown): Promise<void> {
  const failures = await inTransaction(ctx, ({ tx }) => countFailure(tx, id));
  // The upload was deleted during processing, which caused the failure.
  if (failures === undefined) return removeStored(ctx.platform, id);
  if (failures < MAX_FAILURES) throw error;
  await setAside(ctx, id, { code: PROCESSING_FAILED, detail: `Processing it failed ${failures} times.` });
  throw new JobGivenUpError(error);
}

/**
 * Processes a complete upload until it is ready or refused. A crash at any point can be repeated. It does nothing if
 * another process is working on the upload or has finished it.
 * @throws any failure of the storage or the database, so that the job is retried or given up
 */
export async function processUpload(
  ctx: Context,
  { uploadId }: { readonly uploadId: string },
  open: ProcessFile = processFile,
): Promise<void> {
  const release = await ctx.platform.locks.tryLock(`process ${uploadId}`);
  if (release === undefined) return;
  const beat = setInterval(() => {
    inTransaction(ctx, ({ tx }) => touchUpload(tx, uploadId)).catch(() => undefined);
  }, BEAT_MS);
  try {
    const row = await inTransaction(ctx, ({ tx }) => beginProcessing(tx, uploadId));
    if (row === undefined) return;
    if (row.attempts > MAX_ATTEMPTS) {
      const detail = `Processing it ended without an answer ${MAX_ATTEMPTS} times.`;
      await refuse(ctx, row, { code: 'TOO_COSTLY', detail });
      return;
    }
    await processRow(ctx, row, open).catch((error: unknown) => settleFailure(ctx, uploadId, error));
  } finally {
    clearInterval(beat);
    await release();
  }
}
