import { type Endpoint, readEndpoint, writeEndpoint } from '../../../platform/http/endpoint.ts';
import { keywordsContract } from './contract.ts';
import { listKeywords, removeKeyword, renameKeyword } from './service.ts';

export const keywordsEndpoints: readonly Endpoint[] = [
  readEndpoint(keywordsContract.all, listKeywords),
  writeEndpoint(keywordsContract.rename, renameKeyword),
  writeEndpoint(keywordsContract.remove, removeKeyword),
];
