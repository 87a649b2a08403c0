export { lockActiveAccount, lockActiveAccounts, selectActiveAccount } from '../store/active-account.ts';
