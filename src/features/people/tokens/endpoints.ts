import { customEndpoint, readEndpoint, writeEndpoint } from '../../../platform/http/endpoint.ts';
import { tokensContract as contract } from './contract.ts';
import {
  createAdminToken,
  createOwnToken,
  listAdminTokens,
  listOwnTokens,
  revokeAdminToken,
  revokeOwnToken,
  showCurrentToken,
} from './service/tokens.ts';

export const tokensEndpoints = [
  readEndpoint(contract.current, showCurrentToken),
  readEndpoint(contract.list, listOwnTokens),
  customEndpoint(contract.create, createOwnToken),
  writeEndpoint(contract.revoke, revokeOwnToken),
  readEndpoint(contract.listAdmin, listAdminTokens),
  customEndpoint(contract.createAdmin, createAdminToken),
  writeEndpoint(contract.revokeAdmin, revokeAdminToken),
];
