import { Readable } from 'node:stream';
import { commonHeaders } from '../headers.ts';
import { attachmentHeaders, FileResponse } from './file-response.ts';

/** A file that is generated while it is sent. */
export interface WrittenFile {
  readonly name: string;
  readonly mediaType: string;
  /** Size in bytes, if it is known in advance. */
  readonly size: number | undefined;
  /** Generates the contents from the beginning, in chunks. */
  readonly open: () => AsyncIterable<Buffer>;
}

/** Response with a generated file for one client, which is never completely in memory. */
export function createWrittenResponse({ name, mediaType, size, open }: WrittenFile): FileResponse {
  const headers = {
    ...commonHeaders,
    ...attachmentHeaders(name),
    'content-type': mediaType,
    'accept-ranges': 'none',
    'cache-control': 'private, no-store',
    ...(size === undefined ? {} : { 'content-length': String(size) }),
  };
  return new FileResponse(200, headers, {
    open: async () => Readable.from(open()),
    writeTo: async (write) => {
      // Leaving the loop early stops the generator.
      for await (const part of open()) await write(part);
    },
  });
}
