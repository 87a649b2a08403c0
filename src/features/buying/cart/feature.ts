import type { Feature } from '../../../platform/feature.ts';
import { cartEndpoints } from './endpoints.ts';
import { cartAccountData } from './service/account-data.ts';

export const cartFeature: Feature = {
  name: 'cart',
  endpoints: cartEndpoints,
  accountData: cartAccountData,
};
