import { loadCart, resetCart } from '../features/buying/cart/web/cart.ts';
import { offerAdoption } from '../features/catalogue/exclusions/web/change-exclusion.ts';
import { loadFavorites, resetFavorites } from '../features/catalogue/favorites/web/favorites.ts';

/** What the pages do once somebody is signed in: fills the hearts, counts the cart, and offers to keep what the browser left out. */
export function startSession(): void {
  void loadFavorites();
  void loadCart();
  offerAdoption();
}

export function endSession(): void {
  resetFavorites();
  resetCart();
}
