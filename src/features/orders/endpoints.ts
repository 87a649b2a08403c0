import { readEndpoint, writeEndpoint } from '../../platform/http/endpoint.ts';
import { ordersContract } from './contract.ts';
import { createOrder } from './service/create.ts';
import { cancelOrder, listOrders, showOrder } from './service/own-orders.ts';

export const ordersEndpoints = [
  writeEndpoint(ordersContract.create, createOrder),
  readEndpoint(ordersContract.all, listOrders),
  readEndpoint(ordersContract.single, showOrder),
  writeEndpoint(ordersContract.cancel, cancelOrder),
];
