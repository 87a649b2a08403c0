import type { OutputOf } from '../../../../../platform/http/operation.ts';
import { BackLink } from '../../../../../ui/components/back-link.tsx';
import { secondaryButton } from '../../../../../ui/components/button.ts';
import { Icon } from '../../../../../ui/components/icon.tsx';
import { Time } from '../../../../../ui/components/time.tsx';
import { localizeHref } from '../../../../../ui/locale.ts';
import { formatCount } from '../../../../../ui/money.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import type { briefsContract } from '../../contract/briefs.ts';
import { RequestFacts } from '../request-facts.tsx';
import { AnswerForm } from './answer-form.tsx';
import { OwnAnswers } from './own-answers.tsx';

export type WholeBrief = OutputOf<typeof briefsContract.single>;
export interface WorkChoice {
  readonly _id: string;
  readonly title: string;
}

/** A brief with its pictures and the contributor's answers. */
export function BriefPage({ whole, works }: { whole: WholeBrief; works: readonly WorkChoice[] }) {
  const { brief, pictures, mine } = whole;
  const answered = new Set(mine.map(({ _id }) => _id));
  return (
    <>
      <BackLink path="/contributor/briefs">{m.requests_briefs_title()}</BackLink>
      <h1 className="max-w-3xl text-28 tracking-tight wrap-anywhere lg:text-36">{brief.title}</h1>
      <p className="mt-2 mb-4 text-12 text-muted">
        <Time at={brief.createdAt} format="day" />
      </p>
      <RequestFacts facts={brief} />
      <div className="mt-6 grid items-start gap-8 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="min-w-0">
          <p className="max-w-[68ch] text-16 wrap-anywhere whitespace-pre-line">{brief.description}</p>
          {pictures.length === 0 ? null : (
            <section aria-labelledby="brief-pictures" className="mt-8">
              <h2 id="brief-pictures" className="text-18">
                {m.requests_pictures()}
              </h2>
              <p className="mt-1 text-14 text-muted">{m.requests_briefs_pictures_mark()}</p>
              <ul className="mt-4 grid gap-3 sm:grid-cols-2">
                {pictures.map((picture, index) => (
                  <li key={picture._id}>
                    <img
                      src={picture.large}
                      alt={m.requests_picture_alt({ number: formatCount(index + 1) })}
                      width={picture.width}
                      height={picture.height}
                      className="h-auto w-full rounded-card border border-line bg-canvas"
                    />
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
        <aside className="grid gap-6 xl:sticky xl:top-24">
          {brief.isOpen ? (
            <section aria-labelledby="answer" className="rounded-card border border-line bg-paper p-5 sm:p-6">
              <h2 id="answer" className="text-18">
                {m.requests_briefs_answer()}
              </h2>
              <p className="mt-1 text-14 text-muted">{m.requests_briefs_answer_text()}</p>
              <a
                href={localizeHref(`/contributor/assets/upload?brief=${brief._id}`)}
                className={`${secondaryButton} mt-4 w-full`}
              >
                <Icon name="upload" />
                {m.requests_briefs_answer_upload()}
              </a>
              <AnswerForm briefId={brief._id} works={works.filter(({ _id }) => !answered.has(_id))} />
            </section>
          ) : (
            <p className="rounded-card border border-line bg-paper p-5 text-14">{m.requests_briefs_closed()}</p>
          )}
          {mine.length === 0 ? null : <OwnAnswers briefId={brief._id} mine={mine} isOpen={brief.isOpen} />}
        </aside>
      </div>
    </>
  );
}
