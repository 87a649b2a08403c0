import { endpoint } from '../../platform/http/endpoint.ts';
import { attachmentHeaders, fileAnswer } from '../../platform/http/file-response.ts';
import { countChoices } from '../catalogue/service/facets.ts';
import { listContent } from '../catalogue/service/list.ts';
import { listSitemap } from '../catalogue/service/sitemap.ts';
import { contentContract } from './contract.ts';
import { recordView, showContent, showRelated } from './service/detail.ts';
import { fileToDownload } from './service/download.ts';
import { listDownloaded } from './service/downloaded.ts';

const download = endpoint(
  contentContract.download,
  async (ctx, input) => {
    const { key, sha256, size, media_type, name } = await fileToDownload(ctx, input);
    const headers = {
      ...attachmentHeaders(name),
      'cache-control': 'private, no-store',
      'repr-digest': `sha-256=:${Buffer.from(sha256, 'hex').toString('base64')}:`,
    };
    const file = { key, size, mediaType: media_type, etag: `"${sha256}"`, headers };
    return fileAnswer(ctx.platform.storage, file, ctx.headers);
  },
  { transaction: true },
);

export const contentEndpoints = [
  endpoint(contentContract.all, listContent),
  endpoint(contentContract.facets, countChoices),
  endpoint(contentContract.single, showContent),
  endpoint(contentContract.related, showRelated),
  endpoint(contentContract.view, recordView),
  download,
  endpoint(contentContract.downloaded, listDownloaded),
  endpoint(contentContract.sitemap, listSitemap),
];
