export { lockActiveAccount, selectActiveAccount } from '../store/active-account.ts';
