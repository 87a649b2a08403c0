import { readEndpoint } from '../../platform/http/endpoint.ts';
import { contentContract } from './contract.ts';
import { showContent } from './service/detail.ts';

export const contentEndpoints = [readEndpoint(contentContract.single, showContent)];
