import type { Feature } from '../../../platform/feature.ts';
import { favoritesEndpoints } from './endpoints.ts';
import { favoritesAccountData } from './service/favorites.ts';

export const favoritesFeature: Feature = {
  name: 'favorites',
  endpoints: favoritesEndpoints,
  accountData: favoritesAccountData,
};
