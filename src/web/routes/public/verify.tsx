import { data } from 'react-router';
import { VerifiedCertificate } from '../../../features/buying/certificates/web/verified-certificate.tsx';
import { getApi, isApiError } from '../../../ui/api/client.ts';
import { toLoaderError } from '../../../ui/api/loader-api.ts';
import { m } from '../../../ui/paraglide/messages.js';
import { createPrivateMeta } from '../../../ui/seo.ts';
import type { Route } from './+types/verify';

export async function loader({ context, params }: Route.LoaderArgs) {
  try {
    return data({ certificate: await getApi(context)('GET /verify/{code}', { params }), code: params.code });
  } catch (error) {
    // An unknown code is a normal result of the page, not an error.
    if (isApiError(error) && error.status === 404)
      return data({ certificate: null, code: params.code }, { status: 404 });
    throw toLoaderError(error);
  }
}

/** Forbids caching, so that a licence revoked by a refund isn't shown as valid. */
export const headers: Route.HeadersFunction = () => ({ 'cache-control': 'private, no-store' });

export const meta: Route.MetaFunction = (page) => createPrivateMeta(page, m.certificates_verify_title());

export default function VerifyPage({ loaderData }: Route.ComponentProps) {
  return <VerifiedCertificate {...loaderData} />;
}
