import type { RouterContextProvider } from 'react-router';
import type { EarningTerms } from '../features/people/contributors/web/application/earning-terms.ts';
import { createLoaderApi } from '../ui/api/loader-api.ts';

/** Terms of contributors' earnings, for pages that describe them. */
export const loadEarningTerms = (context: Readonly<RouterContextProvider>): Promise<EarningTerms> =>
  createLoaderApi(context)('GET /payment-settings/terms', {});
