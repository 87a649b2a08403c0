import { adminContract } from '../admins/contract.ts';
import { userContract } from './contract/user.ts';

/** `/user/…` and `/admin/…`. */
export const accountsContract = { ...userContract, ...adminContract };
