import { UnsubscribePage } from '../../../features/people/accounts/web/unsubscribe/unsubscribe-page.tsx';
import { m } from '../../../ui/paraglide/messages.js';
import { createPrivateMeta } from '../../../ui/seo.ts';
import type { Route } from './+types/unsubscribe';

export const meta: Route.MetaFunction = (page) => createPrivateMeta(page, m.accounts_unsubscribe_title());

export default function Unsubscribe({ params }: Route.ComponentProps) {
  return <UnsubscribePage token={params.token} />;
}
