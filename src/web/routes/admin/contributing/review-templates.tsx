import { NewTemplateButton } from '../../../../features/contributing/reviews/web/admin/templates/template-form.tsx';
import { templateList } from '../../../../features/contributing/reviews/web/admin/templates/template-list.tsx';
import { noStore } from '../../../../features/people/admins/web/admin-context.ts';
import { ListPage } from '../../../../ui/admin/lists/list-page.tsx';
import { loadList } from '../../../../ui/admin/lists/use-list.ts';
import { createLoaderApi } from '../../../../ui/api/loader-api.ts';
import { createPrivateMeta } from '../../../../ui/seo.ts';
import type { Route } from './+types/review-templates';

export const loader = ({ context, url }: Route.LoaderArgs) => loadList(templateList, createLoaderApi(context), url);

export const headers: Route.HeadersFunction = () => noStore;

export const meta: Route.MetaFunction = (page) => createPrivateMeta(page, templateList.title());

export default function AdminReviewTemplatesPage({ loaderData }: Route.ComponentProps) {
  return (
    <ListPage list={templateList} answer={loaderData}>
      <NewTemplateButton />
    </ListPage>
  );
}
