import { loadCart, resetCart } from '../features/buying/cart/web/cart.ts';
import { loadOwnedWorks, resetOwnedWorks } from '../features/buying/downloads/web/owned-works.ts';
import { offerAdoption } from '../features/catalogue/exclusions/web/change-exclusion.ts';
import { loadFavorites, resetFavorites } from '../features/catalogue/favorites/web/favorites.ts';

/** What the pages do once somebody is signed in: fills the hearts, counts the cart, marks what is owned, and offers to keep what the browser left out. */
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
