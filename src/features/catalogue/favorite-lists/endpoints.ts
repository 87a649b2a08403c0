import { readEndpoint, writeEndpoint } from '../../../platform/http/endpoint.ts';
import { favoriteListsContract as contract } from './contract.ts';
import { changeList, createList, orderList, removeList, restoreList, setListItem } from './service/change.ts';
import { listLists, showList } from './service/own-lists.ts';
import { copyList, shareList, showSharedList } from './service/sharing.ts';

export const favoriteListsEndpoints = [
  readEndpoint(contract.all, listLists),
  readEndpoint(contract.single, showList),
  writeEndpoint(contract.create, createList),
  writeEndpoint(contract.update, changeList),
  writeEndpoint(contract.remove, removeList),
  writeEndpoint(contract.restore, restoreList),
  writeEndpoint(contract.setItem, setListItem),
  writeEndpoint(contract.order, orderList),
  writeEndpoint(contract.share, shareList),
  readEndpoint(contract.shared, showSharedList),
  writeEndpoint(contract.copy, copyList),
];
