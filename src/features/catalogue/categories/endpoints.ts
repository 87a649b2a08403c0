import { customEndpoint, type Endpoint, readEndpoint, writeEndpoint } from '../../../platform/http/endpoint.ts';
import { categoriesAdminContract as admin } from './contract/admin.ts';
import { categoriesContract } from './contract/categories.ts';
import { coversContract as covers } from './contract/covers.ts';
import {
  mergePlace,
  orderCategories,
  orderSubcategories,
  removeCategory,
  removeSubcategory,
  togglePublished,
} from './service/arrange.ts';
import { type CategoriesDeps, listAll } from './service/categories.ts';
import { createCategory, createSubcategory, updateCategory, updateSubcategory } from './service/changes.ts';
import type { PlaceContents } from './service/contents.ts';
import { removePlaceCover, setPlaceCover } from './service/place-covers.ts';

export interface CategoriesEndpointsDeps extends CategoriesDeps {
  readonly contents: PlaceContents;
}

export const categoriesEndpoints = (deps: CategoriesEndpointsDeps): Endpoint[] => {
  const { contents } = deps;
  return [
    readEndpoint(categoriesContract.all, (ctx) => listAll(ctx, deps)),
    writeEndpoint(admin.create, createCategory),
    writeEndpoint(admin.update, (ctx, input) => updateCategory(ctx, input, contents)),
    writeEndpoint(admin.remove, (ctx, input) => removeCategory(ctx, input, contents)),
    writeEndpoint(admin.togglePublished, (ctx, input) => togglePublished(ctx, 'category', input, contents)),
    writeEndpoint(admin.order, orderCategories),
    writeEndpoint(admin.merge, (ctx, input) => mergePlace(ctx, 'category', input, contents)),
    writeEndpoint(admin.createSubcategory, createSubcategory),
    writeEndpoint(admin.updateSubcategory, (ctx, input) => updateSubcategory(ctx, input, contents)),
    writeEndpoint(admin.removeSubcategory, (ctx, input) => removeSubcategory(ctx, input, contents)),
    writeEndpoint(admin.toggleSubcategory, (ctx, input) => togglePublished(ctx, 'subcategory', input, contents)),
    writeEndpoint(admin.orderSubcategories, orderSubcategories),
    writeEndpoint(admin.mergeSubcategory, (ctx, input) => mergePlace(ctx, 'subcategory', input, contents)),
    customEndpoint(covers.set, (ctx, input) => setPlaceCover(ctx, 'category', input)),
    customEndpoint(covers.remove, (ctx, input) => removePlaceCover(ctx, 'category', input)),
    customEndpoint(covers.setOfSubcategory, (ctx, input) => setPlaceCover(ctx, 'subcategory', input)),
    customEndpoint(covers.removeOfSubcategory, (ctx, input) => removePlaceCover(ctx, 'subcategory', input)),
  ];
};
