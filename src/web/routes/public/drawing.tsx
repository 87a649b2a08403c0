import { redirect } from 'react-router';
import { toContentView, toPath } from '../../../features/buying/content-page/web/to-content-view.ts';
import { DrawingPage } from '../../../features/buying/drawings/web/drawing-page.tsx';
import { toDrawingPath } from '../../../features/buying/drawings/web/drawing-view.ts';
import { nameRegions } from '../../../features/buying/drawings/web/region-names.ts';
import { createLoaderApi } from '../../../ui/api/loader-api.ts';
import { localizeHref } from '../../../ui/locale.ts';
import { formatCount } from '../../../ui/money.ts';
import { m } from '../../../ui/paraglide/messages.js';
import { createMeta } from '../../../ui/seo.ts';
import type { Route } from './+types/drawing';

/** Number of drawings of the set that are shown below; the chosen one is near their middle. */
const AROUND = 24;

export async function loader({ context, params: { id, slug, drawing: name } }: Route.LoaderArgs) {
  const api = createLoaderApi(context);
  const [found, one] = await Promise.all([
    api('GET /content/single/{id}', { params: { id } }),
    api('GET /content/drawings/{id}/{drawing}', { params: { id, drawing: name } }),
  ]);
  const path = toDrawingPath(toPath(found), one.drawing);
  if (decodeURIComponent(path) !== `/content/${id}/${slug}/${name}`) throw redirect(localizeHref(path), 301);
  const { drawing, previous, next, total, sheets } = one;
  const from = Math.max(0, Math.min(drawing.position - AROUND / 2, total - AROUND));
  const { drawings: near } = await api('GET /content/drawings/{id}', { params: { id }, query: { from } });
  const around = nameRegions(near.slice(0, AROUND));
  const { title, titleLang, category } = toContentView(found);
  return {
    drawing: around.find(({ slug: each }) => each === drawing.slug) ?? drawing,
    previous,
    next,
    total,
    title,
    titleLang,
    path,
    set: { contentId: found._id, path: toPath(found), sheets },
    category: { name: category.name, path: `/categories/${category.key}` },
    around,
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (loaderData === undefined) return [];
  const { drawing, title, total, path, set } = loaderData;
  const toWords = drawing.isFree ? m.drawings_about_free : m.drawings_about;
  return createMeta(
    { matches, location: { pathname: localizeHref(path) } },
    {
      title: `${drawing.name} · ${title}`,
      description: toWords({
        name: drawing.name,
        title,
        number: formatCount(drawing.position + 1),
        count: formatCount(total),
      }),
      image: {
        address: `/api/v1/content/drawing-card/${set.contentId}/${encodeURIComponent(drawing.slug)}`,
        width: 1200,
        height: 630,
        alt: drawing.name,
      },
    },
  );
};

export default function Drawing({ loaderData: { path: _, ...page } }: Route.ComponentProps) {
  return <DrawingPage key={page.drawing.slug} {...page} />;
}
