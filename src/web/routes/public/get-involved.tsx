import { pictureOf } from '../../../features/content/web/card-view.ts';
import { pageContext } from '../../api.ts';
import { pageApi } from '../../page-api.ts';
import { Collage } from '../../pages/collage.tsx';
import '../../pages/pages.css';
import { InvolvedApplication } from '../../pages/involved-application.tsx';
import { InvolvedMoney } from '../../pages/involved-money.tsx';
import { InvolvedQuestions } from '../../pages/involved-questions.tsx';
import { InvolvedSteps } from '../../pages/involved-steps.tsx';
import { m } from '../../paraglide/messages.js';
import { seo } from '../../seo.ts';
import { BrushHeading } from '../../ui/brush-heading.tsx';
import type { Route } from './+types/get-involved';

export async function loader({ context }: Route.LoaderArgs) {
  const { items } = await pageApi(context)('GET /content/all', { query: { sort: 'newest', limit: 32 } });
  return {
    pictures: items.flatMap(({ preview }) => (preview === null ? [] : [pictureOf(preview)])).slice(0, 24),
    currency: context.get(pageContext).currency,
  };
}

export const meta: Route.MetaFunction = (args) =>
  seo(args, { title: m.involved_title(), description: m.involved_description() });

export default function GetInvolvedPage({ loaderData: { pictures, currency } }: Route.ComponentProps) {
  return (
    <>
      <section className="hero">
        <Collage pictures={pictures} columns={4} />
        <div className="hero-words page">
          <BrushHeading
            lead={m.involved_lead()}
            brush={m.involved_brush()}
            tail={m.involved_tail()}
            className="hero-title"
          />
          <p className="mt-5 max-w-[46ch] lg:max-xl:max-w-[40vw] text-18 text-muted">{m.involved_text()}</p>
          <InvolvedApplication />
        </div>
      </section>
      <InvolvedSteps />
      <InvolvedMoney currency={currency} />
      <InvolvedQuestions />
    </>
  );
}
