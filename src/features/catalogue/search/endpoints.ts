import { type Endpoint, readEndpoint, writeEndpoint } from '../../../platform/http/endpoint.ts';
import { searchKeysContract as keys } from './contract/keys.ts';
import { searchContract } from './contract/search.ts';
import { listFewFound } from './service/few-found.ts';
import { hideKey, mergeKey, orderKeys, pinKey, renameKey } from './service/key-changes.ts';
import { listKeys, listPinnedKeys } from './service/keys.ts';
import { listPopular, listPopularByCategory, listPopularInCategory } from './service/popular-keys.ts';
import { listSuggestions } from './service/suggestions.ts';

export const searchEndpoints: readonly Endpoint[] = [
  readEndpoint(searchContract.popularByCategory, listPopularByCategory),
  readEndpoint(searchContract.popularAll, listPopular),
  readEndpoint(searchContract.listPopularInCategory, listPopularInCategory),
  readEndpoint(searchContract.listSuggestions, listSuggestions),
  readEndpoint(keys.list, listKeys),
  readEndpoint(keys.listFewFound, listFewFound),
  readEndpoint(keys.listPinned, listPinnedKeys),
  writeEndpoint(keys.pin, pinKey),
  writeEndpoint(keys.order, orderKeys),
  writeEndpoint(keys.rename, renameKey),
  writeEndpoint(keys.hide, hideKey),
  writeEndpoint(keys.merge, mergeKey),
];
