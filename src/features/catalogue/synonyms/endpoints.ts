import { type Endpoint, readEndpoint, writeEndpoint } from '../../../platform/http/endpoint.ts';
import { synonymsContract } from './contract.ts';
import { listStruck, lookUpWord, strikePair } from './service/lexicon.ts';
import { createSynonym, listSynonyms, previewSynonym, removeSynonym } from './service/pairs.ts';

export const synonymsEndpoints: readonly Endpoint[] = [
  readEndpoint(synonymsContract.list, listSynonyms),
  readEndpoint(synonymsContract.preview, previewSynonym),
  writeEndpoint(synonymsContract.create, createSynonym),
  writeEndpoint(synonymsContract.remove, removeSynonym),
  readEndpoint(synonymsContract.lookUp, lookUpWord),
  readEndpoint(synonymsContract.listStruck, listStruck),
  writeEndpoint(synonymsContract.strike, strikePair),
];
