import { PictureSearchPage } from '../../../features/catalogue/pictures/web/picture-search-page.tsx';
import { m } from '../../../ui/paraglide/messages.js';
import { createMeta } from '../../../ui/seo.ts';
import type { Route } from './+types/by-picture';

export const meta: Route.MetaFunction = (page) =>
  createMeta(page, { title: m.pictures_title(), description: m.pictures_about() });

export default function ByPicturePage() {
  return <PictureSearchPage />;
}
