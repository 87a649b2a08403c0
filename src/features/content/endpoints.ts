import { readEndpoint, writeEndpoint } from '../../platform/http/endpoint.ts';
import { attachmentHeaders, createFileResponse } from '../../platform/http/file-response.ts';
import { countChoices } from '../catalogue/service/facets.ts';
import { listContent } from '../catalogue/service/list.ts';
import { listSitemap } from '../catalogue/service/sitemap.ts';
import { contentContract } from './contract.ts';
import { recordView, showContent, showRelated } from './service/detail.ts';
import { fileToDownload } from './service/download.ts';
import { listDownloaded } from './service/downloaded.ts';

const download = writeEndpoint(contentContract.download, async (ctx, input, request) => {
  const { key, sha256, size, media_type, name } = await fileToDownload(ctx, input, request);
  const headers = {
    ...attachmentHeaders(name),
    'cache-control': 'private, no-store',
    'repr-digest': `sha-256=:${Buffer.from(sha256, 'hex').toString('base64')}:`,
  };
  const file = { key, size, mediaType: media_type, etag: `"${sha256}"`, headers };
  return createFileResponse(ctx.platform.storage, file, request.headers);
});

export const contentEndpoints = [
  readEndpoint(contentContract.all, listContent),
  readEndpoint(contentContract.facets, countChoices),
  readEndpoint(contentContract.single, showContent),
  readEndpoint(contentContract.related, showRelated),
  writeEndpoint(contentContract.view, recordView),
  download,
  readEndpoint(contentContract.downloaded, listDownloaded),
  readEndpoint(contentContract.sitemap, listSitemap),
];
