import { readEndpoint } from '../../platform/http/endpoint.ts';
import { catalogueContract } from './contract.ts';
import { showFillProgress } from './service/fill-progress.ts';

export const catalogueEndpoints = [readEndpoint(catalogueContract.fillProgress, showFillProgress)];
