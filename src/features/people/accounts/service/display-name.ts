export { readDisplayName } from '../store/account.ts';
