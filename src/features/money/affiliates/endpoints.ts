import { readEndpoint, writeEndpoint } from '../../../platform/http/endpoint.ts';
import { affiliatesContract as contract } from './contract.ts';
import { type AffiliatesDeps, showOwn, startAffiliate } from './service/own.ts';
import { changeTerms, showTerms } from './service/settings.ts';

export const affiliatesEndpoints = (deps: AffiliatesDeps) => [
  readEndpoint(contract.terms, showTerms),
  readEndpoint(contract.mine, (ctx) => showOwn(ctx, deps)),
  writeEndpoint(contract.start, (ctx, _, request) => startAffiliate(ctx, request, deps)),
  writeEndpoint(contract.update, changeTerms),
];
