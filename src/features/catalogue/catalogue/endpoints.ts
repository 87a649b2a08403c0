import { type Endpoint, readEndpoint, writeEndpoint } from '../../../platform/http/endpoint.ts';
import { catalogueContract } from './contract/catalogue.ts';
import { listCards } from './service/cards.ts';
import { listCategories, showCategory, showSubcategory } from './service/categories.ts';
import type { CatalogueDeps } from './service/deps.ts';
import { listFacets } from './service/facets.ts';
import { showFillProgress } from './service/fill-progress.ts';
import { listContent } from './service/list.ts';
import { recordView } from './service/popularity.ts';
import { showRelated } from './service/related.ts';
import { listSitemap } from './service/sitemap.ts';

export const catalogueEndpoints = (deps: CatalogueDeps): Endpoint[] => [
  readEndpoint(catalogueContract.all, (ctx, input, request) => listContent(ctx, input, request, deps)),
  readEndpoint(catalogueContract.facets, (ctx, input, request) => listFacets(ctx, input, request, deps)),
  readEndpoint(catalogueContract.related, (ctx, input, request) => showRelated(ctx, input, request, deps)),
  readEndpoint(catalogueContract.cards, listCards),
  writeEndpoint(catalogueContract.view, (ctx, input, request) => recordView(ctx, input, request, deps)),
  readEndpoint(catalogueContract.sitemap, listSitemap),
  readEndpoint(catalogueContract.listCategories, listCategories),
  readEndpoint(catalogueContract.showCategory, showCategory),
  readEndpoint(catalogueContract.showSubcategory, showSubcategory),
  readEndpoint(catalogueContract.fillProgress, showFillProgress),
];
