import { ForgetPage } from '../../../features/editorial/requests/web/forget-page.tsx';
import { getApi, isApiError } from '../../../ui/api/client.ts';
import { toLoaderError } from '../../../ui/api/loader-api.ts';
import { m } from '../../../ui/paraglide/messages.js';
import { createPrivateMeta } from '../../../ui/seo.ts';
import type { Route } from './+types/forget-request';

export async function loader({ context, params: { token } }: Route.LoaderArgs) {
  try {
    return { request: await getApi(context)('GET /content-request/forget/{token}', { params: { token } }) };
  } catch (error) {
    if (!isApiError(error)) throw error;
    if (error.status === 404) return { request: null };
    throw toLoaderError(error);
  }
}

export const headers: Route.HeadersFunction = () => ({
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
});

export const meta: Route.MetaFunction = (page) => createPrivateMeta(page, m.requests_forget_title());

export default function ForgetRequest({ params, loaderData }: Route.ComponentProps) {
  return <ForgetPage token={params.token} request={loaderData.request} />;
}
