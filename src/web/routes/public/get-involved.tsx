import { toPicture } from '../../../features/catalogue/catalogue/web/to-card-view.ts';
import { createLoaderApi } from '../../../ui/api/loader-api.ts';
import { Collage } from '../../home/collage.tsx';
import '../../home/home.css';
import { InvolvedApplication } from '../../../features/people/contributors/web/application/application.tsx';
import { describeTerms } from '../../../features/people/contributors/web/application/earning-terms.ts';
import { EarningsExample } from '../../../features/people/contributors/web/application/earnings-example.tsx';
import { InvolvedQuestions } from '../../../features/people/contributors/web/application/questions.tsx';
import { InvolvedSteps } from '../../../features/people/contributors/web/application/steps.tsx';
import { BrushHeading } from '../../../ui/components/brush-heading.tsx';
import { m } from '../../../ui/paraglide/messages.js';
import { createMeta } from '../../../ui/seo.ts';
import { loadEarningTerms } from '../../load-earning-terms.ts';
import type { Route } from './+types/get-involved';

export async function loader({ context }: Route.LoaderArgs) {
  const api = createLoaderApi(context);
  const [{ items }, terms] = await Promise.all([
    api('GET /content/all', { query: { sort: 'newest', limit: 32 } }),
    loadEarningTerms(context),
  ]);
  return {
    terms,
    pictures: items.flatMap(({ preview }) => (preview === null ? [] : [toPicture(preview)])).slice(0, 24),
  };
}

export const meta: Route.MetaFunction = (args) =>
  args.loaderData === undefined
    ? []
    : createMeta(args, {
        title: m.contributors_apply_title(),
        description: m.contributors_apply_description(describeTerms(args.loaderData.terms)),
      });

export default function GetInvolvedPage({ loaderData: { pictures, terms } }: Route.ComponentProps) {
  return (
    <>
      <section className="hero">
        <Collage pictures={pictures} columns={4} />
        <div className="hero-words page">
          {/* Reserves the lines that Bangla needs on small phones, before its font is loaded. */}
          <BrushHeading
            lead={m.contributors_apply_lead()}
            brush={m.contributors_apply_brush()}
            tail={m.contributors_apply_tail()}
            className="hero-title hero-title-two-lines max-[24rem]:[&:lang(bn)]:min-h-[2lh]"
          />
          <p className="mt-5 max-w-[46ch] lg:max-xl:max-w-[40vw] text-18 text-muted max-[24rem]:[&:lang(bn)]:min-h-[4lh]">
            {m.contributors_apply_text()}
          </p>
          <InvolvedApplication terms={terms} />
        </div>
      </section>
      <InvolvedSteps terms={terms} />
      <EarningsExample terms={terms} />
      <InvolvedQuestions terms={terms} />
    </>
  );
}
