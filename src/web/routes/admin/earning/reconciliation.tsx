import { redirect } from 'react-router';
import { readBreakState, toBreaksHref } from '../../../../features/earning/reconciliation/web/path.ts';
import { ReconciliationScreen } from '../../../../features/earning/reconciliation/web/reconciliation-screen.tsx';
import { noStore } from '../../../../features/people/admins/web/admin-context.ts';
import { createLoaderApi } from '../../../../ui/api/loader-api.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import { createPrivateMeta } from '../../../../ui/seo.ts';
import type { Route } from './+types/reconciliation';

const MAX_SHOWN = 25;

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = createLoaderApi(context);
  const state = readBreakState(url.searchParams);
  const cursor = url.searchParams.get('cursor') ?? undefined;
  const [overview, breaks] = await Promise.all([
    api('GET /reconciliation', {}),
    api('GET /reconciliation/breaks', { query: { state, limit: MAX_SHOWN, cursor } }),
  ]);
  // The discrepancies of this page were accepted or resolved in the meantime.
  if (cursor !== undefined && breaks.items.length === 0) throw redirect(toBreaksHref(state), { headers: noStore });
  return { overview, breaks, state, isFirst: cursor === undefined };
}

export const headers: Route.HeadersFunction = () => noStore;

export const meta: Route.MetaFunction = (page) => createPrivateMeta(page, m.reconciliation_title());

export default function AdminReconciliationPage({ loaderData }: Route.ComponentProps) {
  return <ReconciliationScreen {...loaderData} />;
}
