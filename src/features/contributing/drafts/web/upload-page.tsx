import { useCallback, useState, useSyncExternalStore } from 'react';
import { browserApi, getErrorMessage } from '../../../../ui/api/client.ts';
import { primaryButton, secondaryButton } from '../../../../ui/components/button.ts';
import { ConfirmDialog } from '../../../../ui/components/confirm-dialog.tsx';
import { showToast } from '../../../../ui/components/toast.ts';
import { UnsavedChangesDialog } from '../../../../ui/forms/unsaved-changes-dialog.tsx';
import { localizeHref } from '../../../../ui/locale.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import type { OwnContent } from '../../../catalogue/content/contract/own-content.ts';
import type { ServerUpload } from '../../uploads/web/queue/server-uploads.ts';
import { UploadQueue } from '../../uploads/web/queue/upload-queue.tsx';
import { createBrowserDrafts } from './browser-drafts.ts';
import { countWords } from './count-words.ts';
import { DraftDetails } from './details/draft-details.tsx';
import { createDraftsPages, draftsQuery } from './drafts-pages.ts';
import type { SaveState } from './drafts-store.ts';
import { describeMissing } from './missing-words.ts';
import type { TableProblem } from './table/apply-table.ts';
import { BulkBar } from './table/bulk-bar.tsx';
import type { Choices } from './table/columns.ts';
import { DraftsGrid } from './table/drafts-grid.tsx';
import { SaveSummary } from './table/save-mark.tsx';
import { ReadingAll, TableFiles } from './table/table-files.tsx';
import { TableProblems } from './table/table-problems.tsx';

export interface UploadPageProps {
  /** The newest, which the table begins with. */
  readonly drafts: readonly OwnContent[];
  /** Where the older ones begin; null where there are none. */
  readonly nextCursor: string | null;
  /** How many drafts there are, read or not. */
  readonly total: number;
  readonly uploads: readonly ServerUpload[];
  readonly choices: Choices;
  /** False for applicants, who prepare drafts. */
  readonly maySubmit: boolean;
  readonly path: string;
  /** Where a rejected work can be appealed for; without it the panel sends it itself. */
  readonly appealPath?: string;
  /** The draft whose details are open at first. */
  readonly opened?: string | null;
  /** Sends a complete draft to review. */
  readonly submit: (id: string) => Promise<unknown>;
  /** Hears of drafts that were made of uploads. */
  readonly onMade?: (ids: readonly string[]) => void;
}

const fail = (error: unknown, fallback: string) =>
  showToast({ kind: 'error', title: getErrorMessage(error, fallback) });
const hasFailed = (state: SaveState) => state === 'refused' || state === 'conflict';
const isUnsaved = (state: string | undefined) => state !== undefined && state !== 'saved';

/** Drafts over which files are dropped: made of them, edited in a table, saved by themselves, sent to review. */
export function UploadPage(props: UploadPageProps) {
  const {
    drafts,
    nextCursor,
    total: atFirst,
    uploads,
    choices,
    maySubmit,
    path,
    submit,
    appealPath,
    opened: first = null,
    onMade,
  } = props;
  const [store] = useState(() => createBrowserDrafts(drafts));
  const [pages] = useState(() =>
    createDraftsPages(store, { nextCursor, total: atFirst }, (cursor) =>
      browserApi('GET /content/mine', { query: { ...draftsQuery, cursor } }),
    ),
  );
  useSyncExternalStore(store.subscribe, store.getVersion, store.getVersion);
  const unread = useSyncExternalStore(pages.subscribe, pages.getState, pages.getState);
  const ids = store.getOrder();
  const total = ids.length + unread.unread;
  const rows = ids.flatMap((id) => store.getRow(id) ?? []);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [opened, setOpened] = useState(first ?? undefined);
  const [problems, setProblems] = useState<readonly TableProblem[]>([]);
  const [deleting, setDeleting] = useState<readonly string[]>([]);
  const [isSending, setSending] = useState(false);
  const [isReadingAll, setReadingAll] = useState(false);
  const chosen = ids.filter((id) => selected.has(id));

  const make = useCallback(
    async (uploads: string[]) => {
      const { items } = await browserApi('POST /content/create', { body: { uploads } });
      store.put(items);
      onMade?.(items.map(({ _id }) => _id));
    },
    [store, onMade],
  );
  const select = useCallback((which: readonly string[], isSelected: boolean) => {
    setSelected((before) => {
      const next = new Set(before);
      for (const id of which) {
        if (isSelected) next.add(id);
        else next.delete(id);
      }
      return next;
    });
  }, []);
  const drop = (gone: readonly string[]) => {
    store.drop(gone);
    select(gone, false);
    if (opened !== undefined && gone.includes(opened)) setOpened(undefined);
  };
  const remove = async () => {
    try {
      for (const id of deleting) {
        await browserApi('DELETE /content/delete/{id}', { params: { id } });
        drop([id]);
      }
    } catch (error) {
      fail(error, m.drafts_delete_failed());
    }
    setDeleting([]);
  };
  /** What happens next is about what the server has: it needs all that was typed. */
  const saveFirst = async (which?: readonly string[]): Promise<boolean> => {
    const isSaved = (await store.saveAll()) || which?.every((id) => store.getRow(id)?.state === 'saved') === true;
    if (!isSaved) showToast({ kind: 'error', title: m.drafts_save_first() });
    return isSaved;
  };
  const merge = async () => {
    const [into = '', ...others] = chosen;
    if (!(await saveFirst())) return;
    try {
      const merged = await browserApi('POST /content/merge/{id}', { params: { id: into }, body: { ids: others } });
      drop(others);
      store.put([merged]);
    } catch (error) {
      fail(error, m.drafts_merge_failed());
    }
  };
  const split = async (id: string) => {
    if (!(await saveFirst())) return;
    try {
      store.put((await browserApi('POST /content/split/{id}', { params: { id } })).items);
    } catch (error) {
      fail(error, m.drafts_split_failed());
    }
  };
  const send = async (which: readonly string[]) => {
    if (!(await saveFirst(which))) return;
    let sent = 0;
    for (const id of which) {
      // What was typed last may have taken something away, or be all that was missing: the server knows by now.
      const { title = '', missing = [] } = store.getRow(id)?.content ?? {};
      if (missing.length > 0) {
        const words = m.drafts_submit_missing({ title, missing: missing.map(describeMissing).join(', ') });
        showToast({ kind: 'error', title: words });
        continue;
      }
      try {
        await submit(id);
        drop([id]);
        sent += 1;
      } catch (error) {
        fail(error, m.drafts_submit_failed());
      }
    }
    if (sent > 0) showToast({ kind: 'success', title: countWords(sent, m.drafts_submitted_one, m.drafts_submitted) });
  };
  const sendOpened = async (id: string, findWrong: () => HTMLElement | null | undefined) => {
    setSending(true);
    // A field whose text can't be taken over says so, and its draft isn't sent with what was there before.
    await Promise.resolve();
    const wrong = findWrong();
    if (wrong) wrong.focus();
    else await send([id]);
    setSending(false);
  };
  /** Loads missing rows before they are changed; if they can't be loaded, nothing is changed. */
  const readFirst = async (count = Number.POSITIVE_INFINITY): Promise<boolean> => {
    setReadingAll(true);
    const isRead = await pages.readUntil(count).finally(() => setReadingAll(false));
    if (!isRead) showToast({ kind: 'error', title: m.drafts_read_first() });
    return isRead;
  };
  const selectAll = async (isSelected: boolean) => {
    if (!isSelected) select(ids, false);
    else if (await readFirst()) select(store.getOrder(), true);
  };
  // Also what is still being saved: sending waits for it, and looks again.
  const isComplete = (id: string) => {
    const row = store.getRow(id);
    return row !== undefined && !hasFailed(row.state) && row.content.missing.length === 0;
  };
  const ready = chosen.filter(isComplete);
  return (
    <>
      <UploadQueue onReady={make} isCompact={total > 0} begun={uploads} />
      {total === 0 ? (
        <div className="mt-8 rounded-card border border-dashed border-line p-8 text-center">
          <h2 className="text-18 font-medium">{m.drafts_none()}</h2>
          <p className="mt-2 text-14 text-muted">{m.drafts_none_text()}</p>
        </div>
      ) : (
        <section aria-labelledby="drafts" className="mt-8">
          <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-3">
            <h2 id="drafts" className="text-22 font-medium">
              {countWords(total, m.drafts_heading_one, m.drafts_heading)}
            </h2>
            <SaveSummary rows={rows} />
            {isReadingAll ? <ReadingAll count={ids.length} total={total} /> : null}
            <TableFiles {...{ store, choices, chosen, readFirst }} onProblems={setProblems} />
          </div>
          <BulkBar
            chosen={chosen}
            {...{ store, choices }}
            onMerge={() => void merge()}
            onDelete={() => setDeleting(chosen)}
            onSubmit={!maySubmit || ready.length === 0 ? undefined : () => void send(ready)}
            readyCount={ready.length}
          />
          <TableProblems problems={problems} onClose={() => setProblems([])} />
          <DraftsGrid
            {...{ store, pages, unread, ids, choices, path, selected, readFirst }}
            onSelect={select}
            onSelectAll={(isSelected) => void selectAll(isSelected)}
            onOpen={setOpened}
            onProblems={setProblems}
          />
          <p className="mt-3 text-12 text-muted">{m.drafts_keys()}</p>
        </section>
      )}
      {opened === undefined ? null : (
        <DraftDetails
          key={opened}
          {...{ store, choices, path }}
          id={opened}
          onClose={() => setOpened(undefined)}
          actions={(content, leaveField) => (
            <>
              {content.status === 'rejected' && appealPath !== undefined ? (
                <a href={localizeHref(`${appealPath}?work=${content._id}`)} className={primaryButton}>
                  {m.drafts_to_appeal()}
                </a>
              ) : (
                <button
                  type="button"
                  disabled={!maySubmit || isSending}
                  onClick={() => void sendOpened(content._id, leaveField())}
                  className={primaryButton}
                >
                  {m.drafts_submit()}
                </button>
              )}
              {content.variants.length > 1 && content.revisionOf === null ? (
                <button type="button" onClick={() => void split(content._id)} className={secondaryButton}>
                  {m.drafts_split()}
                </button>
              ) : null}
              <button type="button" onClick={() => setDeleting([content._id])} className={secondaryButton}>
                {m.drafts_delete()}
              </button>
            </>
          )}
        />
      )}
      <ConfirmDialog
        open={deleting.length > 0}
        title={countWords(deleting.length, m.drafts_delete_title_one, m.drafts_delete_title)}
        action={m.drafts_delete()}
        danger
        onConfirm={remove}
        onClose={() => setDeleting([])}
      >
        <p>{m.drafts_delete_text()}</p>
      </ConfirmDialog>
      <UnsavedChangesDialog unsaved={rows.some(({ state }) => isUnsaved(state))} />
    </>
  );
}
