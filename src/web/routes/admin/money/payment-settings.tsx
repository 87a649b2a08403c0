import { AffiliateSettings } from '../../../../features/money/affiliates/web/settings-panel.tsx';
import { SettingsScreen } from '../../../../features/money/payment-settings/web/settings-screen.tsx';
import { noStore } from '../../../../features/people/admins/web/admin-context.ts';
import { createLoaderApi } from '../../../../ui/api/loader-api.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import { createPrivateMeta } from '../../../../ui/seo.ts';
import type { Route } from './+types/payment-settings';

export async function loader({ context }: Route.LoaderArgs) {
  const api = createLoaderApi(context);
  const [settings, affiliateTerms] = await Promise.all([
    api('GET /payment-settings', {}),
    api('GET /affiliate/terms', {}),
  ]);
  return { settings, affiliateTerms };
}

export const headers: Route.HeadersFunction = () => noStore;

export const meta: Route.MetaFunction = (page) => createPrivateMeta(page, m.payment_settings_title());

export default function AdminPaymentSettingsPage({ loaderData }: Route.ComponentProps) {
  const { settings, affiliateTerms } = loaderData;
  return <SettingsScreen {...settings} affiliates={<AffiliateSettings terms={affiliateTerms} />} />;
}
