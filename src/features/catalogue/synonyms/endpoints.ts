import { type Endpoint, readEndpoint, writeEndpoint } from '../../../platform/http/endpoint.ts';
import { synonymsContract } from './contract.ts';
import { createSynonym, listSynonyms, previewSynonym, removeSynonym } from './service.ts';

export const synonymsEndpoints: readonly Endpoint[] = [
  readEndpoint(synonymsContract.list, listSynonyms),
  readEndpoint(synonymsContract.preview, previewSynonym),
  writeEndpoint(synonymsContract.create, createSynonym),
  writeEndpoint(synonymsContract.remove, removeSynonym),
];
