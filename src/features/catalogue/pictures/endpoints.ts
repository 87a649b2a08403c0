import { customEndpoint, type Endpoint, readEndpoint } from '../../../platform/http/endpoint.ts';
import { picturesContract } from './contract.ts';
import { listLookAlikes } from './service/list-look-alikes.ts';
import { searchByPicture } from './service/search-by-picture.ts';

export const picturesEndpoints: readonly Endpoint[] = [
  customEndpoint(picturesContract.search, searchByPicture),
  readEndpoint(picturesContract.lookAlikes, listLookAlikes),
];
