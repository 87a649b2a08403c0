import type { Platform } from '../../context.ts';
import { LINKED_FILES, verifyLink } from '../../storage/link.ts';
import { commonHeaders } from '../headers.ts';
import { attachmentHeaders, createFileResponse, type FileResponse } from './file-response.ts';

export const linkedFilesPath = `${LINKED_FILES}*`;

const refuse = (status: 403 | 404, text: string): Response =>
  new Response(text, {
    status,
    headers: { ...commonHeaders, 'content-type': 'text/plain', 'cache-control': 'no-store' },
  });

/**
 * Response with a private file for anybody who has its signed link. The browser saves the file under its name and never
 * shows it as a page of the site; ranges are supported.
 */
export async function createLinkedFileResponse(
  { storage, config }: Pick<Platform, 'storage' | 'config'>,
  request: Request,
  now: Date,
): Promise<Response | FileResponse> {
  const file = verifyLink(config.secret, request.url, now);
  if (file === undefined) return refuse(403, 'This link does not work any more.');
  const found = await storage.stat(file.key);
  if (found === undefined) return refuse(404, 'Not found');
  const headers = { ...attachmentHeaders(file.fileName), 'cache-control': 'private, no-store' };
  const stored = { key: file.key, size: found.size, mediaType: file.mediaType, etag: `"${file.key}"`, headers };
  return createFileResponse(storage, stored, request.headers);
}
