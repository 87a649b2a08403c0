import { noStore } from '../../../features/admins/web/admin-context.ts';
import { jobList } from '../../../features/jobs/web/job-list.tsx';
import { ListPage } from '../../../ui/admin/list-page.tsx';
import { loadList } from '../../../ui/admin/use-list.ts';
import { createLoaderApi } from '../../../ui/api/loader-api.ts';
import { createPrivateMeta } from '../../../ui/seo.ts';
import type { Route } from './+types/jobs';

export const loader = ({ context, url }: Route.LoaderArgs) => loadList(jobList, createLoaderApi(context), url);

export const headers: Route.HeadersFunction = () => noStore;

export const meta: Route.MetaFunction = (page) => createPrivateMeta(page, jobList.title());

export default function AdminJobsPage({ loaderData }: Route.ComponentProps) {
  return <ListPage list={jobList} answer={loaderData} />;
}
