import { customEndpoint, readEndpoint } from '../../../platform/http/endpoint.ts';
import { assetsContract as contract } from './contract.ts';
import { listAssets, showAsset } from './service/list.ts';
import { publishAssets, unpublishAssets } from './service/publish.ts';

export const assetsEndpoints = [
  readEndpoint(contract.all, listAssets),
  readEndpoint(contract.single, showAsset),
  customEndpoint(contract.unpublish, unpublishAssets),
  customEndpoint(contract.publish, publishAssets),
];
