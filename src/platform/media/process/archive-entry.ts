import { checkSvg } from '../check-svg.ts';
import { isSystemFile } from '../inside/contents-reader.ts';
import { inspectFile } from '../inspect/inspect-file.ts';
import type { ArchiveLimits, ScannedEntry, UnpackBudget } from '../inspect/read-zip.ts';
import { scanZip } from '../inspect/read-zip.ts';
import { recognizeFormat } from '../inspect/recognize-format.ts';
import { BrokenFileError } from '../inspect/report.ts';
import { isDangerousName, isProgram, quoteName } from './dangerous-names.ts';
import { RefusedFileError, toRefusal } from './refusal.ts';

/** Maximum nesting: an archive in an archive is opened, one inside that is refused. */
const MAX_DEPTH = 2;
/** Maximum total size of files in an archive that are kept in memory for inspection, in bytes. */
export const MAX_KEPT_BYTES = 64_000_000;

/** Remaining limits of the whole upload. */
export interface ArchiveBudget extends UnpackBudget {
  /** Number of bytes of inner files that may still be decoded completely. */
  deep: number;
}

async function checkContent(name: string, bytes: Buffer, budget: ArchiveBudget): Promise<void> {
  const { kind, format } = recognizeFormat(bytes, name);
  if (format === 'svg') checkSvg(bytes.toString('utf8'));
  const isRead = kind === 'picture' || kind === 'font' || kind === 'vector' || kind === 'palette' || kind === 'sound';
  if (!isRead || bytes.length > budget.deep) return;
  budget.deep -= bytes.length;
  const { problem } = await inspectFile(bytes, name);
  if (problem !== null) throw new BrokenFileError(problem);
}

/**
 * Checks a file inside an archive by the rules for uploads.
 * @throws RefusedFileError, which names the file, for a file that would be refused on its own, and for programs
 */
export async function checkEntry(
  { name, size, head, bytes }: ScannedEntry,
  depth: number,
  limits: ArchiveLimits,
  budget: ArchiveBudget,
): Promise<void> {
  const shown = quoteName(name);
  if (isDangerousName(name) || (isProgram(head) && !isSystemFile(name)))
    throw new RefusedFileError('DANGEROUS_FILE', `${shown} is a program, or opens one. Leave it out of the archive.`);
  if (size === 0 || isSystemFile(name)) return;
  if (recognizeFormat(head, name).kind === 'archive') {
    if (depth + 1 >= MAX_DEPTH || bytes === null)
      throw new RefusedFileError('ARCHIVE_UNSAFE', `${shown} is an archive too deep inside, or too large to open.`);
    for await (const entry of scanZip(bytes, limits, { maxKept: MAX_KEPT_BYTES, budget }))
      await checkEntry(entry, depth + 1, limits, budget);
    return;
  }
  if (bytes === null) return;
  try {
    await checkContent(name, bytes, budget);
  } catch (error) {
    const { code, detail } = toRefusal(error);
    throw new RefusedFileError(code, `${shown}: ${detail}`);
  }
}
