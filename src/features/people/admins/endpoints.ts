import { customEndpoint, readEndpoint, writeEndpoint } from '../../../platform/http/endpoint.ts';
import { adminsContract } from './contract.ts';
import { authenticateAdmin } from './service/actor.ts';
import { logInAdmin, logOutAdmin } from './service/login.ts';
import { beginTotp, changePassword, confirmTotp, removeTotp } from './service/security.ts';

export const adminsEndpoints = [
  customEndpoint(adminsContract.login, logInAdmin),
  writeEndpoint(adminsContract.logout, logOutAdmin),
  readEndpoint(adminsContract.authenticate, authenticateAdmin),
  customEndpoint(adminsContract.password, changePassword),
  customEndpoint(adminsContract.beginTotp, beginTotp),
  writeEndpoint(adminsContract.confirmTotp, confirmTotp),
  customEndpoint(adminsContract.removeTotp, removeTotp),
];
