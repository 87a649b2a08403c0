import { customEndpoint, readEndpoint } from '../../platform/http/endpoint.ts';
import { attachmentHeaders, createFileResponse } from '../../platform/http/file-response.ts';
import { contentContract } from './contract.ts';
import { showContent } from './service/detail.ts';
import { findDownload } from './service/download.ts';
import { listDownloads } from './service/downloaded.ts';

const download = customEndpoint(contentContract.download, async (ctx, input, request) => {
  const { key, sha256, size, media_type, name } = await findDownload(ctx, input, request);
  const headers = {
    ...attachmentHeaders(name),
    'cache-control': 'private, no-store',
    'repr-digest': `sha-256=:${Buffer.from(sha256, 'hex').toString('base64')}:`,
  };
  const file = { key, size, mediaType: media_type, etag: `"${sha256}"`, headers };
  return createFileResponse(ctx.platform.storage, file, request.headers);
});

export const contentEndpoints = [
  readEndpoint(contentContract.single, showContent),
  download,
  readEndpoint(contentContract.downloaded, listDownloads),
];
