import { type ReactNode, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { toReadablePath } from '../../../../platform/readable-path.ts';
import { browserApi, getErrorMessage } from '../../../../ui/api/client.ts';
import { Time } from '../../../../ui/components/time.tsx';
import { showToast } from '../../../../ui/components/toast.ts';
import { LoadMoreButton } from '../../../../ui/lists/load-more-button.tsx';
import { useLoadMore } from '../../../../ui/lists/use-load-more.ts';
import { localizeHref } from '../../../../ui/locale.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import type { OwnContent } from '../../../catalogue/content/contract/own-content.ts';
import { DraftPicture } from './draft-picture.tsx';
import { describeContentStatus } from './missing-words.ts';
import { OwnFiles } from './own-files.tsx';
import { TakedownNote } from './takedown-note.tsx';

export interface OwnPage {
  readonly items: OwnContent[];
  readonly nextCursor: string | null;
  readonly total: number;
}

/** The look of what can be done with an own work, one like the other. */
export const ownAction =
  'inline-flex min-h-11 items-center rounded-control border border-line bg-paper px-4 text-14 font-medium hover:border-ink disabled:opacity-50';

/** Own works of some statuses, newest first. `renderMore`: what another feature tells of one. */
export function OwnList({
  first,
  statuses,
  path,
  empty,
  renderMore,
}: {
  first: OwnPage;
  statuses: string;
  path: string;
  empty: string;
  renderMore?: (content: OwnContent) => ReactNode;
}) {
  const more = useLoadMore({
    first: { items: first.items, next: first.nextCursor },
    getId: ({ _id }) => _id,
    fetchPage: async (cursor) => {
      const page = await browserApi('GET /content/mine', { query: { status: statuses, cursor } });
      return { items: page.items, next: page.nextCursor };
    },
  });
  if (more.items.length === 0)
    return (
      <div className="rounded-card border border-dashed border-line p-8 text-center">
        <p className="text-16">{empty}</p>
        <a href={localizeHref('/contributor/assets/upload')} className={`${ownAction} mt-5`}>
          {m.drafts_go_upload()}
        </a>
      </div>
    );
  return (
    <>
      <ul className="grid gap-3">
        {more.items.map((content) => (
          <OwnItem key={content._id} content={content} path={path}>
            {renderMore?.(content)}
          </OwnItem>
        ))}
      </ul>
      <LoadMoreButton more={more} />
    </>
  );
}

function OwnItem({ content, path, children }: { content: OwnContent; path: string; children: ReactNode }) {
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const { _id: id, status, title, updatedAt, submittedAt } = content;
  const run = async (work: () => Promise<unknown>) => {
    setBusy(true);
    try {
      await work();
      await revalidate();
    } catch (error) {
      showToast({ kind: 'error', title: getErrorMessage(error, m.drafts_action_failed()) });
    }
    setBusy(false);
  };
  const revise = () =>
    run(async () => {
      const revision = await browserApi('POST /content/revise/{id}', { params: { id } });
      await navigate(localizeHref(`/contributor/assets/upload?open=${revision._id}`));
    });
  const toggle = (published: boolean) =>
    run(() => browserApi('PATCH /content/toggle/publish/{id}', { params: { id }, body: { published } }));
  return (
    <li
      id={id}
      className="scroll-mt-24 target:border-ink flex flex-wrap items-start gap-x-4 gap-y-1 rounded-card border border-line bg-paper p-4"
    >
      <DraftPicture preview={content.previews[0]} path={path} className="size-20" />
      <div className="min-w-40 flex-1">
        <h2 className="text-16 font-medium wrap-anywhere">{title}</h2>
        <p className="mt-1 text-14 text-muted">
          {describeContentStatus(status)}
          {content.revisionOf === null ? null : ` · ${m.drafts_is_revision()}`}
          {' · '}
          <Time at={submittedAt ?? updatedAt} format="short-day" />
        </p>
        <TakedownNote takedown={content.takedown} />
      </div>
      <div className="flex flex-wrap gap-2">
        {status === 'changes_requested' || status === 'rejected' ? (
          <a href={localizeHref(`/contributor/assets/upload?open=${id}`)} className={ownAction}>
            {m.drafts_edit()}
          </a>
        ) : null}
        {status === 'published' || status === 'unpublished' ? (
          <button type="button" disabled={isBusy} onClick={() => void revise()} className={ownAction}>
            {m.drafts_revise()}
          </button>
        ) : null}
        {status === 'published' ? (
          <a href={localizeHref(`/contributor/collaborations/${id}`)} className={ownAction}>
            {m.drafts_share()}
          </a>
        ) : null}
        {status === 'published' ? (
          <a href={localizeHref(toReadablePath('/content', id, content.title))} className={ownAction}>
            {m.drafts_open()}
          </a>
        ) : null}
        {status === 'published' || (status === 'unpublished' && content.takedown === null) ? (
          <button
            type="button"
            disabled={isBusy}
            onClick={() => void toggle(status === 'unpublished')}
            className={ownAction}
          >
            {status === 'published' ? m.drafts_unpublish() : m.drafts_publish()}
          </button>
        ) : null}
      </div>
      <div className="w-full empty:hidden sm:pl-24">
        {children}
        <OwnFiles content={content} />
      </div>
    </li>
  );
}
