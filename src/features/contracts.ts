import { accountsContract } from './accounts/contract.ts';
import { adminsContract } from './admins/contract.ts';
import { auditContract } from './audit/contract.ts';
import { catalogueContract } from './catalogue/contract.ts';
import { categoriesContract } from './categories/contract.ts';
import { collectionsContract } from './collections/contract.ts';
import { contentContract } from './content/contract.ts';
import { contributorsContract } from './contributors/contract.ts';
import { favoritesContract } from './favorites/contract.ts';
import { jobsContract } from './jobs/contract.ts';
import { sessionsContract } from './sessions/contract.ts';
import { signInContract } from './sign-in/contract.ts';

/** Every operation of the product: read by the router, OpenAPI, and the tests that go over all of them. */
export const contracts = {
  sessions: sessionsContract,
  accounts: accountsContract,
  signIn: signInContract,
  admins: adminsContract,
  audit: auditContract,
  jobs: jobsContract,
  catalogue: catalogueContract,
  categories: categoriesContract,
  collections: collectionsContract,
  content: contentContract,
  contributors: contributorsContract,
  favorites: favoritesContract,
};
