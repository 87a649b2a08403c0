import { readEndpoint, writeEndpoint } from '../../../platform/http/endpoint.ts';
import { bundlesContract as contract } from './contract.ts';
import { answerBundle, endAnyBundle, endOwnBundle } from './service/agree.ts';
import { createOwnBundle, createSiteBundle } from './service/create.ts';
import { listAllBundles, listOwnBundles } from './service/list.ts';
import { listBundles, offerBundle, showBundle } from './service/show.ts';

export const bundlesEndpoints = [
  readEndpoint(contract.all, listBundles),
  readEndpoint(contract.single, showBundle),
  readEndpoint(contract.offer, offerBundle),
  readEndpoint(contract.own, listOwnBundles),
  writeEndpoint(contract.createOwn, createOwnBundle),
  writeEndpoint(contract.answer, answerBundle),
  writeEndpoint(contract.endOwn, endOwnBundle),
  readEndpoint(contract.every, listAllBundles),
  writeEndpoint(contract.create, createSiteBundle),
  writeEndpoint(contract.end, endAnyBundle),
];
