import type { Feature } from '../../../platform/feature.ts';
import { paymentSettingsEndpoints } from './endpoints.ts';

export const paymentSettingsFeature: Feature = {
  name: 'payment-settings',
  endpoints: paymentSettingsEndpoints,
};
