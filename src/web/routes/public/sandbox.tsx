import { SandboxPage } from '../../../features/buying/payments/web/sandbox/sandbox-page.tsx';
import { createLoaderApi } from '../../../ui/api/loader-api.ts';
import { m } from '../../../ui/paraglide/messages.js';
import { createPrivateMeta } from '../../../ui/seo.ts';
import type { Route } from './+types/sandbox';

export async function loader({ context, params }: Route.LoaderArgs) {
  return { payment: await createLoaderApi(context)('GET /payment/sandbox/show/{id}', { params }) };
}

export const meta: Route.MetaFunction = (page) => createPrivateMeta(page, m.payments_sandbox_title());

export default function Sandbox({ loaderData: { payment } }: Route.ComponentProps) {
  return <SandboxPage key={payment._id} payment={payment} />;
}
