import { readEndpoint, writeEndpoint } from '../../../platform/http/endpoint.ts';
import { followsContract as contract } from './contract.ts';
import { followContributor, listFollowed, showFollow } from './service/follow.ts';
import { followSearch, listSearches, showSearch } from './service/searches.ts';

export const followsEndpoints = [
  writeEndpoint(contract.followSearch, followSearch),
  readEndpoint(contract.searchState, showSearch),
  readEndpoint(contract.searches, listSearches),
  writeEndpoint(contract.follow, followContributor),
  readEndpoint(contract.state, showFollow),
  readEndpoint(contract.mine, listFollowed),
];
