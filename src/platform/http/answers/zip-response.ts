import { computeZipSize, openZip, type ZipEntry } from '../../storage/zip.ts';
import { commonHeaders } from '../headers.ts';
import { attachmentHeaders, FileResponse } from './file-response.ts';

/**
 * Response with a ZIP that is generated while it is sent, so that no file is completely in memory. An interrupted
 * download can be resumed.
 */
export function createZipResponse(
  entries: readonly ZipEntry[],
  { name, at }: { readonly name: string; readonly at: Date },
): FileResponse {
  const size = computeZipSize(entries, at);
  const headers = {
    ...commonHeaders,
    ...attachmentHeaders(name),
    'content-type': 'application/zip',
    ...(size < 0 ? {} : { 'content-length': String(size) }),
    'accept-ranges': 'none',
    'cache-control': 'private, no-store',
  };
  return new FileResponse(200, headers, {
    open: async () => openZip(entries, at),
    writeTo: async (write) => {
      // Leaving the loop early closes open files.
      for await (const part of openZip(entries, at)) await write(part as Uint8Array);
    },
  });
}
