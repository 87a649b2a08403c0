import type { Feature } from '../../../platform/feature.ts';
import { signInEndpoints } from './endpoints.ts';
import { signInJobs } from './jobs.ts';

type Deps = Parameters<typeof signInEndpoints>[0];

/** `deps`: functions from features that depend on this one. */
export const createSignInFeature = (deps: Deps): Feature => ({
  name: 'sign-in',
  endpoints: signInEndpoints(deps),
  jobs: signInJobs,
});
