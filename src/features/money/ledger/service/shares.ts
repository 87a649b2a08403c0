export { apportion } from '../rules/apportion.ts';
export { type DividedSale, splitTaxedSale } from '../rules/shares.ts';
