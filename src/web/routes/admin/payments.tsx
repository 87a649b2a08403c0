import { noStore } from '../../../features/admins/web/admin-context.ts';
import { paymentsPath, withdrawList } from '../../../features/withdrawals/web/admin/withdraw-list.tsx';
import { ListPage } from '../../../ui/admin/list-page.tsx';
import { loadList } from '../../../ui/admin/use-list.ts';
import { createLoaderApi } from '../../../ui/api/loader-api.ts';
import { Icon } from '../../../ui/components/icon.tsx';
import { localizeHref } from '../../../ui/locale.ts';
import { m } from '../../../ui/paraglide/messages.js';
import { createPrivateMeta } from '../../../ui/seo.ts';
import type { Route } from './+types/payments';

export const loader = ({ context, url }: Route.LoaderArgs) => loadList(withdrawList, createLoaderApi(context), url);

export const headers: Route.HeadersFunction = () => noStore;

export const meta: Route.MetaFunction = (page) => createPrivateMeta(page, withdrawList.title());

export default function AdminPaymentsPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <p className="mb-3 text-14">
        <a
          href={localizeHref(`${paymentsPath}/files`)}
          className="inline-flex min-h-6 items-center gap-1.5 font-medium underline decoration-line underline-offset-4 hover:decoration-ink"
        >
          <Icon name="file-text" className="size-4" />
          {m.withdrawals_files_title()}
        </a>
      </p>
      <ListPage list={withdrawList} answer={loaderData} />
    </>
  );
}
