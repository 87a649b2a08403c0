import { noStore } from '../../../features/admins/web/admin-context.ts';
import { webhookList } from '../../../features/webhooks/web/webhook-list.tsx';
import { WebhooksScreen } from '../../../features/webhooks/web/webhooks-screen.tsx';
import { loadList } from '../../../ui/admin/use-list.ts';
import { createLoaderApi } from '../../../ui/api/loader-api.ts';
import { createPrivateMeta } from '../../../ui/seo.ts';
import type { Route } from './+types/webhooks';

export const loader = ({ context, url }: Route.LoaderArgs) => loadList(webhookList, createLoaderApi(context), url);

export const headers: Route.HeadersFunction = () => noStore;

export const meta: Route.MetaFunction = (page) => createPrivateMeta(page, webhookList.title());

export default function AdminWebhooksPage({ loaderData }: Route.ComponentProps) {
  return <WebhooksScreen answer={loaderData} />;
}
