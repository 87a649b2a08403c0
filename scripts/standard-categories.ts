import { addStandardCategories } from '../src/features/catalogue/categories/service/standard-categories.ts';
import { fail, say, withConfiguredDatabase } from './configured-database.ts';

/** `npm run standard-categories` adds the standard categories to a new site, whether Arbor is running or not. */
const added = await withConfiguredDatabase((db) => db.transaction().execute(addStandardCategories));
if (added === 0) fail('There are categories already: arrange them at /admin/categories/sub-categories.');
say(`${added} categories are published. Arrange them at /admin/categories/sub-categories.`);
