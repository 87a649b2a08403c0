import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { toReadablePath } from '../../../../../platform/readable-path.ts';
import { browserApi, isApiError } from '../../../../../ui/api/client.ts';
import { showFailure } from '../../../../../ui/api/show-failure.ts';
import { showToast } from '../../../../../ui/components/toast.ts';
import { localizeHref } from '../../../../../ui/locale.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import { describeContentStatus } from '../../../../contributing/drafts/web/missing-words.ts';
import type { WholeBrief } from './brief-page.tsx';

type Mine = WholeBrief['mine'][number];

const placeOf = ({ _id, title, status }: Mine): string =>
  status === 'published' ? toReadablePath('/content', _id, title) : `/contributor/assets/upload?open=${_id}`;

/** The contributor's works that answer a brief, each with a button to unlink it. */
export function OwnAnswers({ briefId, mine, isOpen }: { briefId: string; mine: readonly Mine[]; isOpen: boolean }) {
  const revalidator = useRevalidator();
  const [busy, setBusy] = useState('');
  const remove = async (contentId: string) => {
    setBusy(contentId);
    try {
      await browserApi('DELETE /content-request/answer/{id}', {
        params: { id: briefId },
        query: {},
        body: { contentId },
      });
      showToast({ kind: 'success', title: m.requests_briefs_take_back_done() });
      await revalidator.revalidate();
    } catch (error) {
      if (!isApiError(error)) throw error;
      showFailure(error, m.requests_briefs_take_back_failed());
    } finally {
      setBusy('');
    }
  };
  return (
    <section aria-labelledby="own-answers" className="rounded-card border border-line bg-paper p-5 sm:p-6">
      <h2 id="own-answers" className="text-18">
        {m.requests_briefs_own_works()}
      </h2>
      <ul className="mt-3 grid gap-4 text-14">
        {mine.map((work) => {
          const title = work.title === '' ? m.requests_untitled() : work.title;
          return (
            <li key={work._id} className="grid gap-1">
              <a
                href={localizeHref(placeOf(work))}
                className="font-medium underline decoration-line underline-offset-4 wrap-anywhere hover:decoration-ink"
              >
                {title}
              </a>
              <span className="flex flex-wrap items-center justify-between gap-2 text-12 text-muted">
                {describeContentStatus(work.status)}
                {isOpen ? (
                  <button
                    type="button"
                    disabled={busy !== ''}
                    aria-label={m.requests_briefs_take_back_named({ title })}
                    onClick={() => void remove(work._id)}
                    className="min-h-6 underline underline-offset-4 hover:text-ink disabled:opacity-60"
                  >
                    {m.requests_briefs_take_back()}
                  </button>
                ) : null}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
