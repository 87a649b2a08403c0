import type { Feature } from '../../../platform/feature.ts';
import { type DeskDeps, deskEndpoints } from './endpoints.ts';
import { deskAccountData } from './service/notes.ts';

export const createDeskFeature = (deps: DeskDeps): Feature => ({
  name: 'desk',
  endpoints: deskEndpoints(deps),
  accountData: deskAccountData,
});
