import { readEndpoint, writeEndpoint } from '../../../platform/http/endpoint.ts';
import { vatContract as contract } from './contract.ts';
import { changeRegistration, setRate } from './service/change.ts';
import { showPriceFields, showVat } from './service/show.ts';

export const vatEndpoints = [
  readEndpoint(contract.show, showVat),
  readEndpoint(contract.showPriceFields, showPriceFields),
  writeEndpoint(contract.changeRegistration, changeRegistration),
  writeEndpoint(contract.setRate, setRate),
];
