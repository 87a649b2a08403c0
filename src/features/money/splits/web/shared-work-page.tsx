import type { OutputOf } from '../../../../platform/http/operation.ts';
import { Icon } from '../../../../ui/components/icon.tsx';
import { localizeHref } from '../../../../ui/locale.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import type { splitsContract } from '../contract.ts';
import { CollaborationActions } from './collaboration-actions.tsx';
import { ShareList } from './share-list.tsx';
import { SharesForm } from './shares-form.tsx';

export type SharedWork = OutputOf<(typeof splitsContract)['work']>;

const card = 'max-w-3xl rounded-card border border-line bg-paper p-5 sm:p-6';

/** The current split of one of the contributor's own works, and the open proposal or a form for one. */
export function SharedWorkPage({ work: { contentId, title, inForce, proposed } }: { work: SharedWork }) {
  return (
    <>
      <a
        href={localizeHref('/contributor/collaborations')}
        className="inline-flex min-h-11 items-center gap-2 text-14 text-muted hover:text-ink"
      >
        <Icon name="arrow-left" className="size-4" />
        {m.splits_back()}
      </a>
      <h1 className="mt-2 text-28 tracking-tight wrap-anywhere lg:text-36">{m.splits_work_title({ title })}</h1>
      <div className="mt-6 grid gap-4">
        <section aria-labelledby="now" className={card}>
          <h2 id="now" className="mb-4 text-18">
            {m.splits_now()}
          </h2>
          {inForce === null ? (
            <p className="text-16 text-muted">{m.splits_now_alone()}</p>
          ) : (
            <ShareList collaboration={inForce} />
          )}
        </section>
        {proposed === null ? (
          <section aria-labelledby="new" className={card}>
            <h2 id="new" className="text-18">
              {m.splits_new()}
            </h2>
            <p className="mt-1 mb-5 max-w-2xl text-14 text-muted">{m.splits_new_text()}</p>
            <SharesForm key={inForce?._id} contentId={contentId} inForce={inForce} />
          </section>
        ) : (
          <section aria-labelledby="open" className={card}>
            <h2 id="open" className="mb-4 text-18">
              {m.splits_open()}
            </h2>
            <ShareList collaboration={proposed} />
            <CollaborationActions collaboration={proposed} isWorkPage />
          </section>
        )}
      </div>
    </>
  );
}
