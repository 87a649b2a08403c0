import { accountsContract } from './accounts/contract.ts';
import { categoriesContract } from './categories/contract.ts';
import { collectionsContract } from './collections/contract.ts';
import { contentContract } from './content/contract.ts';
import { contributorsContract } from './contributors/contract.ts';
import { favoritesContract } from './favorites/contract.ts';
import { jobsContract } from './jobs/contract.ts';

/** Every operation of the product: read by the router, OpenAPI, and the tests that go over all of them. */
export const contracts = {
  accounts: accountsContract,
  categories: categoriesContract,
  collections: collectionsContract,
  content: contentContract,
  contributors: contributorsContract,
  favorites: favoritesContract,
  jobs: jobsContract,
};
