import { customEndpoint, readEndpoint, writeEndpoint } from '../../../platform/http/endpoint.ts';
import { webhooksContract as contract } from './contract/webhooks.ts';
import { listDeliveries, replayDelivery, sendTest, showDelivery } from './service/deliveries.ts';
import {
  changeEndpoint,
  createEndpoint,
  listEndpoints,
  removeEndpoint,
  rollSecret,
  showEndpoint,
} from './service/endpoints.ts';

export const webhooksEndpoints = [
  readEndpoint(contract.all, listEndpoints),
  readEndpoint(contract.single, showEndpoint),
  writeEndpoint(contract.create, createEndpoint),
  writeEndpoint(contract.update, changeEndpoint),
  customEndpoint(contract.remove, removeEndpoint),
  writeEndpoint(contract.rollSecret, rollSecret),
  writeEndpoint(contract.test, sendTest),
  readEndpoint(contract.deliveries, listDeliveries),
  readEndpoint(contract.delivery, showDelivery),
  writeEndpoint(contract.replay, replayDelivery),
];
