import { BatchScreen } from '../../../../features/earning/withdrawals/web/admin/batch-screen.tsx';
import { noStore } from '../../../../features/people/admins/web/admin-context.ts';
import { createLoaderApi } from '../../../../ui/api/loader-api.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import { createPrivateMeta } from '../../../../ui/seo.ts';
import type { Route } from './+types/payment-files';

export const loader = ({ context }: Route.LoaderArgs) =>
  createLoaderApi(context)('GET /withdraw-request/batch/all', {});

export const headers: Route.HeadersFunction = () => noStore;

export const meta: Route.MetaFunction = (page) => createPrivateMeta(page, m.withdrawals_files_title());

export default function AdminPaymentFilesPage({ loaderData }: Route.ComponentProps) {
  return <BatchScreen {...loaderData} />;
}
