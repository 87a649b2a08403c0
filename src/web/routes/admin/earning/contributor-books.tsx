import { BooksScreen } from '../../../../features/earning/adjustments/web/books-screen.tsx';
import { unsettledList } from '../../../../features/earning/adjustments/web/unsettled-list.tsx';
import { noStore } from '../../../../features/people/admins/web/admin-context.ts';
import { createLoaderApi } from '../../../../ui/api/loader-api.ts';
import { createPrivateMeta } from '../../../../ui/seo.ts';
import type { Route } from './+types/contributor-books';

export const loader = ({ context, params: { id } }: Route.LoaderArgs) =>
  createLoaderApi(context)('GET /adjustment/contributor/{id}', { params: { id }, query: {} });

export const headers: Route.HeadersFunction = () => noStore;

export const meta: Route.MetaFunction = (page) =>
  createPrivateMeta(page, page.loaderData?.contributor.name ?? unsettledList.title());

export default function AdminContributorBooksPage({ loaderData }: Route.ComponentProps) {
  return <BooksScreen key={loaderData.contributor._id} books={loaderData} />;
}
