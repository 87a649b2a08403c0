import { readEndpoint, writeEndpoint } from '../../platform/http/endpoint.ts';
import { contributorsContract } from './contract.ts';
import { applyToContribute, showAccount, showContributor } from './service.ts';

export const contributorsEndpoints = [
  readEndpoint(contributorsContract.single, showContributor),
  readEndpoint(contributorsContract.account, showAccount),
  writeEndpoint(contributorsContract.apply, applyToContribute),
];
