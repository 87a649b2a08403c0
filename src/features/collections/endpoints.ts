import { readEndpoint } from '../../platform/http/endpoint.ts';
import { collectionsContract } from './contract.ts';
import { listCollections, showCollection } from './service.ts';

export const collectionsEndpoints = [
  readEndpoint(collectionsContract.all, listCollections),
  readEndpoint(collectionsContract.single, showCollection),
];
