import { readEndpoint, writeEndpoint } from '../../../platform/http/endpoint.ts';
import { exclusionsContract } from './contract.ts';
import { adoptExclusions, changeExclusion, listExclusions } from './service.ts';

export const exclusionsEndpoints = [
  readEndpoint(exclusionsContract.all, listExclusions),
  writeEndpoint(exclusionsContract.change, changeExclusion),
  writeEndpoint(exclusionsContract.adopt, adoptExclusions),
];
