import { endpoint } from '../../platform/http/endpoint.ts';
import { collectionsContract } from './contract.ts';
import { listCollections, showCollection } from './service.ts';

export const collectionsEndpoints = [
  endpoint(collectionsContract.all, listCollections),
  endpoint(collectionsContract.single, showCollection),
];
