import { createAuditList } from '../../../../features/operations/audit/web/audit-list.tsx';
import { noStore } from '../../../../features/people/admins/web/admin-context.ts';
import { ListPage } from '../../../../ui/admin/lists/list-page.tsx';
import { loadList } from '../../../../ui/admin/lists/use-list.ts';
import { createLoaderApi } from '../../../../ui/api/loader-api.ts';
import { createPrivateMeta } from '../../../../ui/seo.ts';
import { auditWords } from '../../../admin/admin-features.ts';
import type { Route } from './+types/audit';

const auditList = createAuditList(auditWords);

export const loader = ({ context, url }: Route.LoaderArgs) => loadList(auditList, createLoaderApi(context), url);

export const headers: Route.HeadersFunction = () => noStore;

export const meta: Route.MetaFunction = (page) => createPrivateMeta(page, auditList.title());

export default function AdminAuditPage({ loaderData }: Route.ComponentProps) {
  return <ListPage list={auditList} answer={loaderData} />;
}
