import { Readable } from 'node:stream';
import { commonHeaders } from '../headers.ts';
import { attachmentHeaders, FileResponse } from './file-response.ts';

/** A file that is made while it is sent. */
export interface WrittenFile {
  readonly name: string;
  readonly mediaType: string;
  /** Bytes, where their number is known before. */
  readonly size: number | undefined;
  /** What is in it, from its beginning, a part at a time. */
  readonly open: () => AsyncIterable<Buffer>;
}

/** A file for one caller to keep: never whole in memory, unless its parts are. */
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
      // Leaving the loop early ends what is being made.
      for await (const part of open()) await write(part);
    },
  });
}
