import { endpoint } from '../../platform/http/endpoint.ts';
import { contentContract } from './contract.ts';
import { registerView, showContent, showRelated } from './service/detail.ts';
import { downloadFile } from './service/download.ts';
import { countChoices } from './service/facets.ts';
import { listContent } from './service/list.ts';
import { listSitemap } from './service/sitemap.ts';

export const contentEndpoints = [
  endpoint(contentContract.all, listContent),
  endpoint(contentContract.facets, countChoices),
  endpoint(contentContract.single, showContent),
  endpoint(contentContract.related, showRelated),
  endpoint(contentContract.view, registerView),
  endpoint(contentContract.download, downloadFile, { transaction: true }),
  endpoint(contentContract.sitemap, listSitemap),
];
