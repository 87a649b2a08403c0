import { SettingsScreen } from '../../../../features/money/payment-settings/web/settings-screen.tsx';
import { noStore } from '../../../../features/people/admins/web/admin-context.ts';
import { createLoaderApi } from '../../../../ui/api/loader-api.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import { createPrivateMeta } from '../../../../ui/seo.ts';
import type { Route } from './+types/payment-settings';

export const loader = ({ context }: Route.LoaderArgs) => createLoaderApi(context)('GET /payment-settings', {});

export const headers: Route.HeadersFunction = () => noStore;

export const meta: Route.MetaFunction = (page) => createPrivateMeta(page, m.payment_settings_title());

export default function AdminPaymentSettingsPage({ loaderData }: Route.ComponentProps) {
  return <SettingsScreen {...loaderData} />;
}
