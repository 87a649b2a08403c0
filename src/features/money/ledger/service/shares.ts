export { apportion } from '../rules/apportion.ts';
export { type DividedSale, splitTaxedSale, takeCommission } from '../rules/shares.ts';
