import { caseList, nameCase } from '../../../../features/contributing/reports/web/admin/case-list.tsx';
import { CaseScreen } from '../../../../features/contributing/reports/web/admin/case-screen.tsx';
import { noStore } from '../../../../features/people/admins/web/admin-context.ts';
import { createLoaderApi } from '../../../../ui/api/loader-api.ts';
import { createPrivateMeta } from '../../../../ui/seo.ts';
import type { Route } from './+types/report';

export const loader = ({ context, params }: Route.LoaderArgs) =>
  createLoaderApi(context)('GET /report/cases/{id}', { params: { id: params.id } });

export const headers: Route.HeadersFunction = () => noStore;

export const meta: Route.MetaFunction = (page) =>
  createPrivateMeta(page, page.loaderData === undefined ? caseList.title() : nameCase(page.loaderData.case));

export default function AdminReportPage({ loaderData }: Route.ComponentProps) {
  return <CaseScreen key={loaderData.case._id} whole={loaderData} />;
}
