import { OptionsPage } from '../../../features/earning/withdraw-options/web/options-page.tsx';
import { pageContext } from '../../../ui/api/client.ts';
import { createLoaderApi } from '../../../ui/api/loader-api.ts';
import { m } from '../../../ui/paraglide/messages.js';
import { createPrivateMeta } from '../../../ui/seo.ts';
import type { Route } from './+types/payment-settings';

export async function loader({ context }: Route.LoaderArgs) {
  const api = createLoaderApi(context);
  const [{ types }, { user }] = await Promise.all([
    api('GET /contributor/withdraw-option', {}),
    api('GET /user/get/profile', {}),
  ]);
  return { types, methods: user.methods, currency: context.get(pageContext).currency };
}

export const meta: Route.MetaFunction = (page) => createPrivateMeta(page, m.withdraw_options_title());

export default function ContributorPaymentSettingsPage({ loaderData }: Route.ComponentProps) {
  return <OptionsPage {...loaderData} />;
}
