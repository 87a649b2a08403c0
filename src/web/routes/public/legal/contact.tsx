import { type ReportedContent, ReportForm } from '../../../../features/contributing/reports/web/report-form.tsx';
import { type ArborApi, getApi, isApiError, pageContext } from '../../../../ui/api/client.ts';
import { localizeHref } from '../../../../ui/locale.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import { createMeta } from '../../../../ui/seo.ts';
import { OperatorDetails } from '../../../contact/operator-details.tsx';
import type { Route } from './+types/contact';

/** The reported work from the page's address; null if there is none or it no longer exists. */
async function findContent(api: ArborApi, id: string | null): Promise<ReportedContent | null> {
  if (id === null || id === '') return null;
  try {
    const { _id, title } = await api('GET /content/single/{id}', { params: { id } });
    return { id: _id, title, kind: 'content' };
  } catch (error) {
    if (isApiError(error) && error.status < 500) return null;
    throw error;
  }
}

/** The reported shared list from the page's address; null if there is none or it no longer exists. */
async function findList(api: ArborApi, token: string | null): Promise<ReportedContent | null> {
  if (token === null || token === '') return null;
  try {
    const { name } = await api('GET /favorites/lists/shared/{token}', { params: { token } });
    return { id: token, title: name, kind: 'list' };
  } catch (error) {
    if (isApiError(error) && error.status < 500) return null;
    throw error;
  }
}

/** The reported rating from the page's address, with the work that it is about. */
const findRating = (content: ReportedContent | null, id: string | null): ReportedContent | null =>
  content === null || id === null || id === '' ? content : { ...content, id, kind: 'rating' };

export async function loader({ context, request }: Route.LoaderArgs) {
  const { operator, siteName } = context.get(pageContext);
  const { searchParams } = new URL(request.url);
  const api = getApi(context);
  const work = await findContent(api, searchParams.get('content'));
  const content = findRating(work, searchParams.get('rating')) ?? (await findList(api, searchParams.get('list')));
  return { operator, content, title: m.contact_title(), description: m.contact_description({ siteName }) };
}

export const meta: Route.MetaFunction = (args) =>
  args.loaderData === undefined
    ? []
    : createMeta(args, { title: args.loaderData.title, description: args.loaderData.description });

function Hint({ path, label }: { path: string; label: string }) {
  return (
    <li>
      <a href={localizeHref(path)} className="inline-flex min-h-8 items-center underline underline-offset-4">
        {label}
      </a>
    </li>
  );
}

export default function ContactPage({ loaderData }: Route.ComponentProps) {
  const { operator, content, title, description } = loaderData;
  return (
    <div className="page pt-12 lg:pt-20">
      <h1 className="text-36 lg:text-48">{title}</h1>
      <p className="mt-4 max-w-[68ch] text-18 text-muted">{description}</p>
      <div className="mt-10 grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,26rem)_minmax(0,40rem)]">
        <div className="grid content-start gap-10 max-lg:order-2">
          <section>
            <h2 className="text-22">{m.contact_operator()}</h2>
            <OperatorDetails operator={operator} />
          </section>
          <section>
            <h2 className="text-22">{m.contact_more()}</h2>
            <ul className="mt-3 text-16">
              <Hint path="/refund-policy" label={m.contact_refunds_hint()} />
              <Hint path="/takedown-policy" label={m.contact_takedown_hint()} />
              <Hint path="/account-deletion" label={m.contact_deletion_hint()} />
            </ul>
          </section>
        </div>
        <section id="report" className="scroll-mt-28">
          <h2 className="mb-5 text-22">{content === null ? m.contact_form_title() : m.contact_report_title()}</h2>
          <ReportForm key={content?.id} content={content} email={operator.email} />
        </section>
      </div>
    </div>
  );
}
