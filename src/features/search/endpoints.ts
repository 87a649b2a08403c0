import { type Endpoint, readEndpoint } from '../../platform/http/endpoint.ts';
import { searchContract } from './contract.ts';
import { listPopular, listPopularByCategory, listPopularInCategory } from './service/popular-keys.ts';
import { listSuggestions } from './service/suggestions.ts';

export const searchEndpoints: readonly Endpoint[] = [
  readEndpoint(searchContract.popularByCategory, listPopularByCategory),
  readEndpoint(searchContract.popularAll, listPopular),
  readEndpoint(searchContract.listPopularInCategory, listPopularInCategory),
  readEndpoint(searchContract.listSuggestions, listSuggestions),
];
