import { readEndpoint } from '../../platform/http/endpoint.ts';
import { categoriesContract } from './contract.ts';
import {
  listAll,
  listPopular,
  listPopularByCategory,
  listPopularOf,
  listPublished,
  showPublished,
  showSubkey,
  suggest,
} from './service.ts';

export const categoriesEndpoints = [
  readEndpoint(categoriesContract.all, listAll),
  readEndpoint(categoriesContract.published, listPublished),
  readEndpoint(categoriesContract.publishedOne, showPublished),
  readEndpoint(categoriesContract.subkey, showSubkey),
  readEndpoint(categoriesContract.popularByCategory, listPopularByCategory),
  readEndpoint(categoriesContract.popularAll, listPopular),
  readEndpoint(categoriesContract.popularOne, listPopularOf),
  readEndpoint(categoriesContract.recommendation, suggest),
];
