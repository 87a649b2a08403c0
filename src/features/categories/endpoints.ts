import { endpoint } from '../../platform/http/endpoint.ts';
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
  endpoint(categoriesContract.all, listAll),
  endpoint(categoriesContract.published, listPublished),
  endpoint(categoriesContract.publishedOne, showPublished),
  endpoint(categoriesContract.subkey, showSubkey),
  endpoint(categoriesContract.popularByCategory, listPopularByCategory),
  endpoint(categoriesContract.popularAll, listPopular),
  endpoint(categoriesContract.popularOne, listPopularOf),
  endpoint(categoriesContract.recommendation, suggest),
];
