import { computeZipSize, openZip, type ZipEntry } from '../../storage/zip.ts';
import { commonHeaders } from '../headers.ts';
import { attachmentHeaders, FileResponse } from './file-response.ts';

/** Files as one ZIP, written while it is sent: neither a file nor the whole is ever in memory. It begins anew where it broke off. */
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
      // Leaving the loop early closes what is open.
      for await (const part of openZip(entries, at)) await write(part as Uint8Array);
    },
  });
}
