import { createDeliveryList } from '../../../../features/operations/webhooks/web/delivery-list.tsx';
import { WebhookScreen } from '../../../../features/operations/webhooks/web/webhook-screen.tsx';
import { noStore } from '../../../../features/people/admins/web/admin-context.ts';
import { loadList } from '../../../../ui/admin/lists/use-list.ts';
import { createLoaderApi } from '../../../../ui/api/loader-api.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import { createPrivateMeta } from '../../../../ui/seo.ts';
import type { Route } from './+types/webhook';

export const loader = async ({ context, params: { id }, url }: Route.LoaderArgs) => {
  const api = createLoaderApi(context);
  const webhook = await api('GET /webhooks/single/{id}', { params: { id } });
  return { webhook, deliveries: await loadList(createDeliveryList(id, ''), api, url) };
};

export const headers: Route.HeadersFunction = () => noStore;

export const meta: Route.MetaFunction = (page) => createPrivateMeta(page, m.webhooks_title());

export default function AdminWebhookPage({ loaderData }: Route.ComponentProps) {
  return <WebhookScreen key={loaderData.webhook._id} whole={loaderData} />;
}
