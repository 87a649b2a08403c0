import { readEndpoint, writeEndpoint } from '../../../platform/http/endpoint.ts';
import { cartContract } from './contract.ts';
import { addToCart, removeFromCart, showCart } from './service/cart.ts';

export const cartEndpoints = [
  readEndpoint(cartContract.all, showCart),
  writeEndpoint(cartContract.add, addToCart),
  writeEndpoint(cartContract.remove, removeFromCart),
];
