import { endpoint } from '../../platform/http/endpoint.ts';
import { contributorsContract } from './contract.ts';
import { applyToContribute, showAccount, showContributor } from './service.ts';

export const contributorsEndpoints = [
  endpoint(contributorsContract.single, showContributor),
  endpoint(contributorsContract.account, showAccount),
  endpoint(contributorsContract.apply, applyToContribute),
];
