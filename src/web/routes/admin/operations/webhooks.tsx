import { webhookList } from '../../../../features/operations/webhooks/web/webhook-list.tsx';
import { WebhooksScreen } from '../../../../features/operations/webhooks/web/webhooks-screen.tsx';
import { noStore } from '../../../../features/people/admins/web/admin-context.ts';
import { loadList } from '../../../../ui/admin/lists/use-list.ts';
import { createLoaderApi } from '../../../../ui/api/loader-api.ts';
import { createPrivateMeta } from '../../../../ui/seo.ts';
import type { Route } from './+types/webhooks';

export const loader = ({ context, url }: Route.LoaderArgs) => loadList(webhookList, createLoaderApi(context), url);

export const headers: Route.HeadersFunction = () => noStore;

export const meta: Route.MetaFunction = (page) => createPrivateMeta(page, webhookList.title());

export default function AdminWebhooksPage({ loaderData }: Route.ComponentProps) {
  return <WebhooksScreen answer={loaderData} />;
}
