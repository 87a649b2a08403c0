import { readEndpoint, writeEndpoint } from '../../../platform/http/endpoint.ts';
import { favoritesContract } from './contract.ts';
import { listFavoriteIds, toggleFavorite } from './service/favorites.ts';
import { listFavorites } from './service/list.ts';

export const favoritesEndpoints = [
  writeEndpoint(favoritesContract.toggle, toggleFavorite),
  readEndpoint(favoritesContract.all, listFavorites),
  readEndpoint(favoritesContract.contentIds, listFavoriteIds),
];
