import { type Endpoint, readEndpoint } from '../../platform/http/endpoint.ts';
import { categoriesContract } from './contract.ts';
import { type CategoriesDeps, listAll } from './service.ts';

export const categoriesEndpoints = (deps: CategoriesDeps): Endpoint[] => [
  readEndpoint(categoriesContract.all, (ctx) => listAll(ctx, deps)),
];
