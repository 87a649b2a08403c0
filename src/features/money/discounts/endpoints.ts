import { readEndpoint, writeEndpoint } from '../../../platform/http/endpoint.ts';
import { discountsContract as contract } from './contract.ts';
import { createOwnDiscount, createSiteDiscount, endAnyDiscount, endOwnDiscount } from './service/create.ts';
import { listAllDiscounts, listOwnDiscounts } from './service/list.ts';

export const discountsEndpoints = [
  readEndpoint(contract.own, listOwnDiscounts),
  writeEndpoint(contract.createOwn, createOwnDiscount),
  writeEndpoint(contract.endOwn, endOwnDiscount),
  readEndpoint(contract.every, listAllDiscounts),
  writeEndpoint(contract.create, createSiteDiscount),
  writeEndpoint(contract.end, endAnyDiscount),
];
