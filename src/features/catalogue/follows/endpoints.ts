import { readEndpoint, writeEndpoint } from '../../../platform/http/endpoint.ts';
import { followsContract as contract } from './contract.ts';
import { followContributor, listFollowed, showFollow } from './service/follow.ts';

export const followsEndpoints = [
  writeEndpoint(contract.follow, followContributor),
  readEndpoint(contract.state, showFollow),
  readEndpoint(contract.mine, listFollowed),
];
