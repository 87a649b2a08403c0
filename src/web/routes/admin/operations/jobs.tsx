import { jobList } from '../../../../features/operations/jobs/web/job-list.tsx';
import { noStore } from '../../../../features/people/admins/web/admin-context.ts';
import { ListPage } from '../../../../ui/admin/lists/list-page.tsx';
import { loadList } from '../../../../ui/admin/lists/use-list.ts';
import { createLoaderApi } from '../../../../ui/api/loader-api.ts';
import { createPrivateMeta } from '../../../../ui/seo.ts';
import type { Route } from './+types/jobs';

export const loader = ({ context, url }: Route.LoaderArgs) => loadList(jobList, createLoaderApi(context), url);

export const headers: Route.HeadersFunction = () => noStore;

export const meta: Route.MetaFunction = (page) => createPrivateMeta(page, jobList.title());

export default function AdminJobsPage({ loaderData }: Route.ComponentProps) {
  return <ListPage list={jobList} answer={loaderData} />;
}
