import { m } from '../../../../ui/paraglide/messages.js';

/** Explanations, with advice, by the server's refusal code. */
const words: Readonly<Record<string, () => string>> = {
  EMPTY: m.uploads_refused_empty,
  TRUNCATED: m.uploads_refused_truncated,
  UNKNOWN_TYPE: m.uploads_refused_unknown_type,
  WRONG_TYPE: m.uploads_refused_wrong_type,
  BROKEN: m.uploads_refused_broken,
  TOO_MANY_PIXELS: m.uploads_refused_too_many_pixels,
  TOO_MANY_FRAMES: m.uploads_refused_too_many_frames,
  ARCHIVE_UNSAFE: m.uploads_refused_archive_unsafe,
  ARCHIVE_TOO_LARGE: m.uploads_refused_archive_too_large,
  ENCRYPTED: m.uploads_refused_encrypted,
  ACTIVE_CONTENT: m.uploads_refused_active_content,
  EXTERNAL_REFERENCE: m.uploads_refused_external_reference,
  DANGEROUS_FILE: m.uploads_refused_dangerous_file,
  INFECTED: m.uploads_refused_infected,
  WRONG_HASH: m.uploads_refused_wrong_hash,
  TOO_COSTLY: m.uploads_refused_too_costly,
  PROCESSING_FAILED: m.uploads_refused_processing_failed,
  TOO_MANY_COSTLY: m.uploads_refused_too_many_costly,
};

export const describeRefusal = (code: string): string => (words[code] ?? m.uploads_refused_broken)();

/** Whether a refusal is temporary, so that processing can be retried without sending the file again. */
export const canRetry = (code: string): boolean => code === 'PROCESSING_FAILED' || code === 'TOO_MANY_COSTLY';
