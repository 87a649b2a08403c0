import type { OutputOf } from '../../../../platform/http/operation.ts';
import { toReadablePath } from '../../../../platform/readable-path.ts';
import { browserApi } from '../../../../ui/api/client.ts';
import { chip } from '../../../../ui/components/button.ts';
import { Time } from '../../../../ui/components/time.tsx';
import { LoadMoreButton } from '../../../../ui/lists/load-more-button.tsx';
import { takeLostFocus } from '../../../../ui/lists/lost-focus.ts';
import { useLoadMore } from '../../../../ui/lists/use-load-more.ts';
import { localizeHref } from '../../../../ui/locale.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import type { splitsContract } from '../contract.ts';
import { CollaborationActions } from './collaboration-actions.tsx';
import { type Collaboration, ShareList } from './share-list.tsx';

export type CollaborationPage = OutputOf<(typeof splitsContract)['all']>;
export type Shown = 'current' | 'past';

const states = {
  proposed: () => m.splits_state_proposed(),
  in_force: () => m.splits_state_in_force(),
  declined: () => m.splits_state_declined(),
  withdrawn: () => m.splits_state_withdrawn(),
  ended: () => m.splits_state_ended(),
} as const;

/** Agreements on the contributor's own works and on other contributors' works. */
export function CollaborationsPage({ first, show }: { first: CollaborationPage; show: Shown }) {
  const more = useLoadMore({
    first: { items: first.items, next: first.nextCursor },
    getId: ({ _id }) => _id,
    fetchPage: async (cursor) => {
      const page = await browserApi('GET /contributor/collaborations', { query: { show, cursor } });
      return { items: page.items, next: page.nextCursor };
    },
  });
  return (
    <>
      <h1 className="text-28 tracking-tight lg:text-36">{m.splits_title()}</h1>
      <p className="mt-2 max-w-2xl text-16 text-muted">{m.splits_text()}</p>
      <nav aria-label={m.splits_show()} className="mt-6 flex flex-wrap gap-2">
        {(['current', 'past'] as const).map((value) => (
          <a
            key={value}
            href={localizeHref(`/contributor/collaborations${value === 'past' ? '?show=past' : ''}`)}
            aria-current={value === show ? 'true' : undefined}
            className={chip}
          >
            {value === 'past' ? m.splits_past() : m.splits_current()}
          </a>
        ))}
      </nav>
      {more.items.length === 0 ? (
        <p className="mt-4 max-w-3xl rounded-card border border-dashed border-line p-8 text-center text-16">
          {show === 'past' ? m.splits_none_past() : m.splits_none_current()}
        </p>
      ) : (
        <ul className="mt-4 grid max-w-3xl gap-4">
          {more.items.map((one) => (
            <li key={one._id} ref={one._id === more.focusId ? takeLostFocus : undefined} tabIndex={-1}>
              <CollaborationCard collaboration={one} />
            </li>
          ))}
        </ul>
      )}
      <LoadMoreButton more={more} />
      <Rules />
    </>
  );
}

function CollaborationCard({ collaboration }: { collaboration: Collaboration }) {
  const { _id: id, contentId, title, state, shares } = collaboration;
  const isAsked = state === 'proposed' && shares.some(({ isMe, answer }) => isMe && answer === 'pending');
  return (
    <section aria-labelledby={`work-${id}`} className="rounded-card border border-line bg-paper p-5 sm:p-6">
      <div className="mb-4 flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h2 id={`work-${id}`} className="text-18 wrap-anywhere">
            <a
              href={localizeHref(toReadablePath('/content', contentId, title))}
              className="underline-offset-4 hover:underline"
            >
              {title}
            </a>
          </h2>
          <p className="mt-0.5 text-12 text-muted">
            <When collaboration={collaboration} />
          </p>
        </div>
        <span
          className={`rounded-full border px-2.5 py-0.5 text-12 whitespace-nowrap ${isAsked ? 'border-accent text-accent' : 'border-line text-muted'}`}
        >
          {isAsked ? m.splits_asks_you() : states[state]()}
        </span>
      </div>
      <ShareList collaboration={collaboration} />
      <CollaborationActions collaboration={collaboration} />
    </section>
  );
}

function When({ collaboration: { effectiveAt, endedAt, proposedAt } }: { collaboration: Collaboration }) {
  if (endedAt !== null)
    return (
      <>
        {m.splits_ended_on()} <Time at={endedAt} format="minute" />
      </>
    );
  if (effectiveAt !== null)
    return (
      <>
        {m.splits_since()} <Time at={effectiveAt} format="minute" />
      </>
    );
  return (
    <>
      {m.splits_proposed_on()} <Time at={proposedAt} format="minute" />
    </>
  );
}

function Rules() {
  return (
    <section aria-labelledby="rules" className="mt-10 max-w-2xl text-14">
      <h2 id="rules" className="text-18">
        {m.splits_rules()}
      </h2>
      <ul className="mt-3 grid list-disc gap-2 pl-5 text-muted">
        <li>
          {m.splits_start()}{' '}
          <a href={localizeHref('/contributor/assets/published')} className="text-ink underline underline-offset-4">
            {m.splits_to_works()}
          </a>
        </li>
        <li>{m.splits_rule_share()}</li>
        <li>{m.splits_rule_change()}</li>
        <li>{m.splits_rule_orders()}</li>
        <li>{m.splits_rule_leave()}</li>
      </ul>
    </section>
  );
}
