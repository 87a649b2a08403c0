import { customEndpoint, type Endpoint, readEndpoint, writeEndpoint } from '../../../platform/http/endpoint.ts';
import { collectionsAdminContract as admin } from './contract/admin.ts';
import { collectionsContract } from './contract/collections.ts';
import {
  changeItems,
  createCollection,
  orderCollections,
  removeCollection,
  toggleCollection,
  updateOneCollection,
} from './service/changes.ts';
import { listCollections, listShowcase, showCollection } from './service/collections.ts';
import { listContaining } from './service/containing.ts';
import { removeCover, setCover } from './service/covers.ts';
import { scheduleCollection, showcaseCollections } from './service/home-page.ts';
import { listEveryCollection, type ReadTitles, showWholeCollection } from './service/manage.ts';

export const collectionsEndpoints = ({ readTitles }: { readonly readTitles: ReadTitles }): Endpoint[] => [
  readEndpoint(collectionsContract.all, listCollections),
  readEndpoint(collectionsContract.showcase, listShowcase),
  readEndpoint(collectionsContract.single, showCollection),
  readEndpoint(collectionsContract.containing, listContaining),
  readEndpoint(admin.every, listEveryCollection),
  readEndpoint(admin.whole, (ctx, input) => showWholeCollection(ctx, input, readTitles)),
  writeEndpoint(admin.create, createCollection),
  writeEndpoint(admin.update, updateOneCollection),
  writeEndpoint(admin.remove, removeCollection),
  writeEndpoint(admin.togglePublished, toggleCollection),
  writeEndpoint(admin.order, orderCollections),
  writeEndpoint(admin.schedule, scheduleCollection),
  writeEndpoint(admin.showcase, showcaseCollections),
  customEndpoint(admin.setCover, setCover),
  customEndpoint(admin.removeCover, removeCover),
  writeEndpoint(admin.setItems, (ctx, input) => changeItems(ctx, input, readTitles)),
];
