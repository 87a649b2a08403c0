import { m } from '../../../../../ui/paraglide/messages.js';
import { hashFile } from './hash-file.ts';
import { findFlaw } from './read-dropped.ts';
import { describeFailure, NoAnswerError, sendFile } from './send-file.ts';
import { readUploads, showRefused } from './server-uploads.ts';

const POLL_MS = 1000;

/** Error for a single file that didn't arrive, with a message for the user. */
export class NotSentError extends Error {}

/**
 * Sends one file outside of the queue, without creating a draft, and waits until the server has processed it.
 * @returns identifier of the upload
 * @throws NotSentError
 */
export async function sendOne(file: File, onProgress: (share: number) => void): Promise<string> {
  const flaw = findFlaw(file);
  if (flaw !== undefined) throw new NotSentError(flaw);
  let uploadId = '';
  try {
    const sending = sendFile(file, {
      name: file.name,
      folder: '',
      sha256: await hashFile(file),
      uploadId: undefined,
      onBegun: (id) => {
        uploadId = id;
      },
      onProgress: (sent) => onProgress(sent / file.size),
    });
    await sending.done;
  } catch (error) {
    throw new NotSentError(error instanceof NoAnswerError ? m.uploads_state_offline() : describeFailure(error));
  }
  for (;;) {
    const [upload] = await readUploads([uploadId]);
    if (upload?.status === 'ready') return uploadId;
    if (upload?.status === 'refused') throw new NotSentError(showRefused(upload).message ?? m.uploads_failed());
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}
