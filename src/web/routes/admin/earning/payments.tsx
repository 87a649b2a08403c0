import { unsettledPath } from '../../../../features/earning/adjustments/web/paths.ts';
import { unsettledList } from '../../../../features/earning/adjustments/web/unsettled-list.tsx';
import { paymentsPath, withdrawList } from '../../../../features/earning/withdrawals/web/admin/withdraw-list.tsx';
import { noStore } from '../../../../features/people/admins/web/admin-context.ts';
import { ListPage } from '../../../../ui/admin/lists/list-page.tsx';
import { loadList } from '../../../../ui/admin/lists/use-list.ts';
import { createLoaderApi } from '../../../../ui/api/loader-api.ts';
import { Icon, type IconName } from '../../../../ui/components/icon.tsx';
import { localizeHref } from '../../../../ui/locale.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import { createPrivateMeta } from '../../../../ui/seo.ts';
import type { Route } from './+types/payments';

export const loader = ({ context, url }: Route.LoaderArgs) => loadList(withdrawList, createLoaderApi(context), url);

export const headers: Route.HeadersFunction = () => noStore;

export const meta: Route.MetaFunction = (page) => createPrivateMeta(page, withdrawList.title());

function PlaceLink({ href, icon, label }: { href: string; icon: IconName; label: string }) {
  return (
    <a
      href={localizeHref(href)}
      className="inline-flex min-h-6 items-center gap-1.5 font-medium underline decoration-line underline-offset-4 hover:decoration-ink"
    >
      <Icon name={icon} className="size-4" />
      {label}
    </a>
  );
}

export default function AdminPaymentsPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <p className="mb-3 flex flex-wrap gap-x-6 gap-y-2 text-14">
        <PlaceLink href={`${paymentsPath}/files`} icon="file-text" label={m.withdrawals_files_title()} />
        <PlaceLink href={unsettledPath} icon="scale" label={unsettledList.title()} />
      </p>
      <ListPage list={withdrawList} answer={loaderData} />
    </>
  );
}
