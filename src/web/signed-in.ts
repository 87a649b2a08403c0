import { loadCart, resetCart } from '../features/buying/cart/web/cart.ts';
import { loadOwnedWorks, resetOwnedWorks } from '../features/buying/downloads/web/owned-works.ts';
import { offerAdoption } from '../features/catalogue/exclusions/web/change-exclusion.ts';
import { loadFavorites, resetFavorites } from '../features/catalogue/favorites/web/favorites.ts';

/**
 * Starts after a sign-in: loads favourites, the cart's count and owned works, and offers to save the browser's
 * exclusions to the account.
 */
export function startSession(): void {
  void loadFavorites();
  void loadCart();
  void loadOwnedWorks();
  offerAdoption();
}

export function endSession(): void {
  resetFavorites();
  resetCart();
  resetOwnedWorks();
}
