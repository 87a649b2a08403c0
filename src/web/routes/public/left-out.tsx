import { ExclusionList } from '../../../features/catalogue/exclusions/web/exclusion-list.tsx';
import { m } from '../../../ui/paraglide/messages.js';
import { createMeta } from '../../../ui/seo.ts';
import type { Route } from './+types/left-out';

export const meta: Route.MetaFunction = (page) =>
  createMeta(page, { title: m.exclusions_title(), description: m.exclusions_about(), unlisted: true });

/** Page with the visitor's exclusions from lists, because visitors have no settings page. */
export default function LeftOutPage() {
  return (
    <div className="page max-w-3xl pt-8 pb-24 lg:pt-12">
      <h1 className="text-28 tracking-tight lg:text-36">{m.exclusions_title()}</h1>
      <p className="mt-3 mb-8 text-16 text-muted">{m.exclusions_about()}</p>
      <ExclusionList />
    </div>
  );
}
