import { useRef, useState } from 'react';
import { browserApi, getErrorMessage, isApiError } from '../../../../../ui/api/client.ts';
import { primaryButton, secondaryButton } from '../../../../../ui/components/button.ts';
import { ConfirmDialog } from '../../../../../ui/components/confirm-dialog.tsx';
import { showToast } from '../../../../../ui/components/toast.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import type { OwnContent } from '../../../../catalogue/content/contract/own-content.ts';
import { createBrowserDrafts } from '../../../../contributing/drafts/web/browser-drafts.ts';
import { countWords } from '../../../../contributing/drafts/web/count-words.ts';
import { DraftDetails } from '../../../../contributing/drafts/web/details/draft-details.tsx';
import { describeMissing } from '../../../../contributing/drafts/web/missing-words.ts';
import type { Choices } from '../../../../contributing/drafts/web/table/columns.ts';
import type { Standing } from '../../../../contributing/reviews/web/standing/load-standings.ts';
import { ReviewStanding } from '../../../../contributing/reviews/web/standing/review-standing.tsx';

const fail = (error: unknown, fallback: string) => {
  if (!isApiError(error)) throw error;
  showToast({ kind: 'error', title: error.errors[0]?.message ?? getErrorMessage(error, fallback) });
};

/**
 * The editor of the upload page, shown over the list, for a draft, a revision, or a work that came back from review.
 */
export function WorkEditor({
  content: first,
  standing,
  choices,
  path,
  maySubmit,
  onClose,
}: {
  content: OwnContent;
  standing: Standing | undefined;
  choices: Choices;
  path: string;
  maySubmit: boolean;
  onClose: () => void;
}) {
  const { _id: id, status } = first;
  const [store] = useState(() => createBrowserDrafts([first]));
  const [isDeleting, setDeleting] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const isWarned = useRef(false);
  const isBack = status !== 'draft';
  const saveFirst = async (): Promise<boolean> => {
    const isSaved = await store.saveAll();
    if (!isSaved) showToast({ kind: 'error', title: m.drafts_save_first() });
    return isSaved;
  };
  /** If a change can't be saved, the first attempt to close shows it, and the second one discards it. */
  const close = async () => {
    if (!isWarned.current && !(await saveFirst())) isWarned.current = true;
    else onClose();
  };
  const send = async (findWrong: () => HTMLElement | null | undefined) => {
    setBusy(true);
    // A field reports an invalid text in a microtask, so the check waits for it.
    await Promise.resolve();
    const wrong = findWrong();
    if (wrong) wrong.focus();
    else if (await saveFirst()) {
      const { title = '', missing = [] } = store.getRow(id)?.content ?? {};
      if (missing.length > 0) {
        const words = m.drafts_submit_missing({ title, missing: missing.map(describeMissing).join(', ') });
        showToast({ kind: 'error', title: words });
      } else
        try {
          await browserApi('POST /content/submit/{id}', { params: { id }, body: { note: '' } });
          showToast({ kind: 'success', title: countWords(1, m.drafts_submitted_one, m.drafts_submitted) });
          onClose();
          return;
        } catch (error) {
          fail(error, m.drafts_submit_failed());
        }
    }
    setBusy(false);
  };
  const remove = async () => {
    try {
      await browserApi('DELETE /content/delete/{id}', { params: { id } });
      onClose();
    } catch (error) {
      fail(error, m.drafts_delete_failed());
      setDeleting(false);
    }
  };
  return (
    <>
      <DraftDetails
        {...{ store, id, choices, path }}
        onClose={() => void close()}
        intro={
          isBack ? (
            <div className="mb-7">
              <ReviewStanding contentId={id} given={standing} saveFirst={saveFirst} onSubmitted={onClose} />
            </div>
          ) : null
        }
        actions={(_, leaveField) => (
          <>
            {isBack || !maySubmit ? null : (
              <button type="button" disabled={isBusy} onClick={() => void send(leaveField())} className={primaryButton}>
                {m.drafts_submit()}
              </button>
            )}
            <button type="button" disabled={isBusy} onClick={() => setDeleting(true)} className={secondaryButton}>
              {m.drafts_delete()}
            </button>
          </>
        )}
      />
      <ConfirmDialog
        open={isDeleting}
        title={countWords(1, m.drafts_delete_title_one, m.drafts_delete_title)}
        action={m.drafts_delete()}
        danger
        onConfirm={remove}
        onClose={() => setDeleting(false)}
      >
        <p>{m.drafts_delete_text()}</p>
      </ConfirmDialog>
    </>
  );
}
