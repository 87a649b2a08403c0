import { adminContract } from './contract/admin.ts';
import { userContract } from './contract/user.ts';

/** `/user/…` and `/admin/…`. */
export const accountsContract = { ...userContract, ...adminContract };
