import { exportCsv } from '../../../platform/http/answers/csv-export.ts';
import { customEndpoint, readEndpoint } from '../../../platform/http/endpoint.ts';
import { assetsContract as contract } from './contract.ts';
import { exportAssets } from './service/export.ts';
import { listAssets, showAsset } from './service/list.ts';
import { publishAssets, unpublishAssets } from './service/publish.ts';

export const assetsEndpoints = [
  readEndpoint(contract.all, listAssets),
  customEndpoint(contract.exportAll, async (ctx, input) => exportCsv(ctx, await exportAssets(ctx, input))),
  readEndpoint(contract.single, showAsset),
  customEndpoint(contract.unpublish, unpublishAssets),
  customEndpoint(contract.publish, publishAssets),
];
