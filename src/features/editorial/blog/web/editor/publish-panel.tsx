import { useState } from 'react';
import { browserApi, getErrorMessage, isApiError } from '../../../../../ui/api/client.ts';
import { primaryButton, secondaryButton } from '../../../../../ui/components/button.ts';
import { Spinner } from '../../../../../ui/components/spinner.tsx';
import { DhakaTime } from '../../../../../ui/components/time.tsx';
import { showToast } from '../../../../../ui/components/toast.ts';
import { DateField } from '../../../../../ui/forms/date-field.tsx';
import { localizeHref } from '../../../../../ui/locale.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import { toInstant, toLocalTime } from '../../../../catalogue/collections/web/admin/dhaka-time.ts';
import type { EditedPost } from './draft.ts';

export interface Publication {
  readonly status: EditedPost['status'];
  readonly publishedAt: string | null;
}

type Target = 'now' | 'later' | 'draft';

const statusWords = {
  draft: () => m.blog_editor_is_draft(),
  scheduled: () => m.blog_editor_is_scheduled(),
  published: () => m.blog_editor_is_published(),
};

const done: Record<Target, () => string> = {
  now: () => m.blog_editor_did_publish(),
  later: () => m.blog_editor_did_schedule(),
  draft: () => m.blog_editor_did_unpublish(),
};

/** Publishes, schedules or hides a post, after saving it. */
export function PublishPanel(props: {
  id: string;
  slug: string;
  publication: Publication;
  /** @returns whether everything was saved */
  save: () => Promise<boolean>;
  onChange: (publication: Publication) => void;
}) {
  const { id, slug, publication, save, onChange } = props;
  const { status, publishedAt } = publication;
  const [local, setLocal] = useState(status === 'scheduled' ? toLocalTime(publishedAt) : '');
  const [busy, setBusy] = useState<Target>();
  const [problem, setProblem] = useState<{ at?: string; whole?: string }>({});

  const change = async (target: Target) => {
    if (busy !== undefined) return;
    if (target === 'later' && toInstant(local) === null) {
      setProblem({ at: m.blog_editor_time_needed() });
      document.getElementById('publish-at')?.focus();
      return;
    }
    setBusy(target);
    setProblem({});
    try {
      if (target !== 'draft' && !(await save())) {
        setProblem({ whole: m.blog_editor_save_first() });
        return;
      }
      const at = target === 'later' ? (toInstant(local) ?? undefined) : undefined;
      const body = at === undefined ? { published: target === 'now' } : { at };
      onChange(await browserApi('PATCH /blog/toggle/publish/{id}', { params: { id }, body }));
      showToast({ kind: 'success', title: done[target]() });
    } catch (error) {
      if (!isApiError(error)) throw error;
      const wrong = error.errors.find(({ path }) => path === 'at');
      if (wrong !== undefined) setProblem({ at: wrong.message });
      else
        setProblem({
          whole:
            error.status === 401 ? m.blog_editor_signed_out() : getErrorMessage(error, m.blog_editor_publish_failed()),
        });
    } finally {
      setBusy(undefined);
    }
  };
  const button = (target: Target, label: string, face: string) => (
    <button type="button" aria-busy={busy === target} onClick={() => void change(target)} className={`${face} w-full`}>
      {busy === target ? <Spinner /> : null}
      {label}
    </button>
  );
  return (
    <section aria-labelledby="publish-title" className="rounded-card border border-line bg-paper p-5">
      <h2 id="publish-title" className="text-18">
        {m.blog_editor_publishing()}
      </h2>
      <p role="status" className="mt-3 flex flex-wrap items-center gap-x-2 text-14">
        <span
          aria-hidden="true"
          className={`size-2 rounded-full ${status === 'published' ? 'bg-success' : status === 'scheduled' ? 'bg-warning' : 'bg-muted'}`}
        />
        <span className="font-medium">{statusWords[status]()}</span>
        {publishedAt === null ? null : (
          <span className="text-muted">
            <DhakaTime at={publishedAt} />
          </span>
        )}
      </p>
      {status === 'published' ? (
        <a
          href={localizeHref(`/blog/${slug}`)}
          className="mt-2 inline-flex min-h-8 items-center text-14 underline underline-offset-4"
        >
          {m.blog_editor_read_it()}
        </a>
      ) : null}
      <div className="mt-4 grid gap-3">
        {status === 'published' ? null : (
          <>
            {button('now', m.blog_editor_publish_now(), primaryButton)}
            <div className="mt-2 border-t border-line pt-4">
              <DateField
                id="publish-at"
                hasTime
                max="2099-12-31"
                label={m.blog_editor_publish_at()}
                hint={m.blog_editor_dhaka()}
                error={problem.at}
                value={local}
                onChange={(at) => {
                  setLocal(at);
                  setProblem({});
                }}
              />
            </div>
            {button(
              'later',
              status === 'scheduled' ? m.blog_editor_reschedule() : m.blog_editor_schedule(),
              secondaryButton,
            )}
          </>
        )}
        {status === 'draft' ? null : button('draft', m.blog_editor_unpublish(), secondaryButton)}
        <p role="alert" className="text-14 text-danger empty:hidden">
          {problem.whole}
        </p>
      </div>
    </section>
  );
}
