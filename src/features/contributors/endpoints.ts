import { endpoint } from '../../platform/http/endpoint.ts';
import { contributorsContract } from './contract.ts';
import { showContributor } from './service.ts';

export const contributorsEndpoints = [endpoint(contributorsContract.single, showContributor)];
