import { endpoint } from '../../platform/http/endpoint.ts';
import { favoritesContract } from './contract.ts';
import { listFavoriteIds, listFavorites, toggleFavorite } from './service.ts';

export const favoritesEndpoints = [
  endpoint(favoritesContract.toggle, toggleFavorite),
  endpoint(favoritesContract.all, listFavorites),
  endpoint(favoritesContract.contentIds, listFavoriteIds),
];
