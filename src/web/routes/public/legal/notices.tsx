import { pageContext } from '../../../../ui/api/client.ts';
import { DocumentPage } from '../../../../ui/components/document-page.tsx';
import { createMeta } from '../../../../ui/seo.ts';
import { noticesDocument } from '../../../notices/notices.server.ts';
import type { Route } from './+types/notices';

export function loader({ context }: Route.LoaderArgs) {
  return noticesDocument(context.get(pageContext));
}

export const meta: Route.MetaFunction = (args) =>
  args.loaderData === undefined
    ? []
    : createMeta(args, { title: args.loaderData.title, description: args.loaderData.intro });

export default function NoticesPage({ loaderData }: Route.ComponentProps) {
  return <DocumentPage {...loaderData} />;
}
