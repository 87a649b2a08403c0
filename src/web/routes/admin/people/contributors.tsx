import { adminContext, noStore } from '../../../../features/people/admins/web/admin-context.ts';
import { ApprovalSwitch } from '../../../../features/people/contributors/web/admin/approval-switch.tsx';
import { contributorList } from '../../../../features/people/contributors/web/admin/contributor-list.tsx';
import { ListPage } from '../../../../ui/admin/lists/list-page.tsx';
import { loadList } from '../../../../ui/admin/lists/use-list.ts';
import { createLoaderApi } from '../../../../ui/api/loader-api.ts';
import { createPrivateMeta } from '../../../../ui/seo.ts';
import type { Route } from './+types/contributors';

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = createLoaderApi(context);
  const [answer, { approveAll }] = await Promise.all([
    loadList(contributorList, api, url),
    api('GET /contributor/approval', {}),
  ]);
  return { answer, approveAll, isOwner: context.get(adminContext).role === 'owner' };
}

export const headers: Route.HeadersFunction = () => noStore;

export const meta: Route.MetaFunction = (page) => createPrivateMeta(page, contributorList.title());

export default function AdminContributorsPage({ loaderData: { answer, approveAll, isOwner } }: Route.ComponentProps) {
  return (
    <ListPage list={contributorList} answer={answer}>
      <ApprovalSwitch approveAll={approveAll} isOwner={isOwner} />
    </ListPage>
  );
}
