import { readEndpoint, writeEndpoint } from '../../../platform/http/endpoint.ts';
import { vatContract as contract } from './contract.ts';
import { changeRegistration, setRate } from './service/change.ts';
import { showVat } from './service/show.ts';

export const vatEndpoints = [
  readEndpoint(contract.show, showVat),
  writeEndpoint(contract.changeRegistration, changeRegistration),
  writeEndpoint(contract.setRate, setRate),
];
