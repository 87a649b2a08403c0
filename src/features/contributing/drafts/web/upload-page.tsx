import { lazy, useCallback, useState, useSyncExternalStore } from 'react';
import { browserApi } from '../../../../ui/api/client.ts';
import { primaryButton, secondaryButton } from '../../../../ui/components/button.ts';
import { ConfirmDialog } from '../../../../ui/components/confirm-dialog.tsx';
import { Icon } from '../../../../ui/components/icon.tsx';
import { importChunk } from '../../../../ui/components/loading/import-chunk.ts';
import { LazyPart } from '../../../../ui/components/loading/lazy-part.tsx';
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
import { createDraftActions } from './draft-actions.ts';
import { createDraftsPages, draftsQuery } from './drafts-pages.ts';
import type { SaveState } from './drafts-store.ts';
import type { TableProblem } from './table/apply-table.ts';
import { BulkBar } from './table/bulk-bar.tsx';
import type { Choices } from './table/columns.ts';
import { DraftsGrid } from './table/drafts-grid.tsx';
import { SaveSummary } from './table/save-mark.tsx';
import { ReadingAll, smallButton, TableFiles } from './table/table-files.tsx';
import { TableProblems } from './table/table-problems.tsx';

export interface UploadPageProps {
  /** The newest drafts, with which the table begins. */
  readonly drafts: readonly OwnContent[];
  /** Cursor of the older drafts; null if there are none. */
  readonly nextCursor: string | null;
  /** Number of all drafts, loaded or not. */
  readonly total: number;
  readonly uploads: readonly ServerUpload[];
  readonly choices: Choices;
  /** False for applicants, who can only prepare drafts. */
  readonly maySubmit: boolean;
  readonly path: string;
  /** Path on which a rejection can be appealed; without it, the panel sends the appeal. */
  readonly appealPath?: string;
  /** Path on which a draft is previewed as its future page. */
  readonly previewPath?: string;
  /** Identifier of the draft whose details are open at first. */
  readonly opened?: string | null;
  /** Submits a complete draft for review. */
  readonly submit: (id: string) => Promise<unknown>;
  /** Describes the expected waiting time of the submitted work; empty if it is unknown. */
  readonly describeWait?: (id: string) => Promise<string>;
  /** Called with drafts that were created from uploads. */
  readonly onMade?: (ids: readonly string[]) => void;
}

const BulkPanel = lazy(async () => ({
  default: (await importChunk(() => import('./table/bulk-panel.tsx'))).BulkPanel,
}));

const sayNothing = () => Promise.resolve('');
const hasFailed = (state: SaveState) => state === 'refused' || state === 'conflict';
const isUnsaved = (state: string | undefined) => state !== undefined && state !== 'saved';

/**
 * Upload page: files are dropped, become drafts in an editable table that saves automatically, and are submitted for
 * review.
 */
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
    describeWait = sayNothing,
    appealPath,
    previewPath,
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
  const [isEditing, setEditing] = useState(false);
  const [isSuggesting, setSuggesting] = useState(false);
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
  const actions = createDraftActions(store, { drop, submit, describeWait });
  const sendOpened = async (id: string, findWrong: () => HTMLElement | null | undefined) => {
    setSending(true);
    // A field with an invalid text shows an error first, and its draft isn't submitted with the previous value.
    await Promise.resolve();
    const wrong = findWrong();
    if (wrong) wrong.focus();
    else await actions.send([id]);
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
  // Drafts that are still being saved count, because submitting waits for the save and checks again.
  const isComplete = (id: string) => {
    const row = store.getRow(id);
    return row !== undefined && !hasFailed(row.state) && row.content.missing.length === 0;
  };
  const ready = chosen.filter(isComplete);
  const listLacking = (which: readonly string[]) =>
    which.filter((id) => store.getRow(id)?.content.missing.includes('keywords'));
  const lacking = listLacking(chosen.length > 0 ? chosen : ids);
  const isAboutUnread = chosen.length === 0 && unread.unread > 0;
  const suggest = async () => {
    setSuggesting(true);
    if (!isAboutUnread) await actions.suggest(lacking);
    else if (await readFirst()) await actions.suggest(listLacking(store.getOrder()));
    setSuggesting(false);
  };
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
            <div className="flex flex-wrap gap-2 sm:ml-auto">
              {lacking.length === 0 ? null : (
                <button type="button" disabled={isSuggesting} onClick={() => void suggest()} className={smallButton}>
                  <Icon name="sparkles" className="size-4" />
                  {isAboutUnread
                    ? m.drafts_suggest_keywords_all()
                    : countWords(lacking.length, m.drafts_suggest_keywords_one, m.drafts_suggest_keywords)}
                </button>
              )}
              <TableFiles {...{ store, choices, chosen, readFirst }} onProblems={setProblems} />
            </div>
          </div>
          <BulkBar
            count={chosen.length}
            onEdit={() => setEditing(true)}
            onMerge={() => void actions.merge(chosen)}
            onDelete={() => setDeleting(chosen)}
            onSubmit={!maySubmit || ready.length === 0 ? undefined : () => void actions.send(ready)}
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
          <p className="mt-3 flex items-center gap-1.5 text-14 text-muted">
            <Icon name="sparkles" className="size-3.5 shrink-0" />
            {m.drafts_cell_suggested()}
          </p>
          {choices.vat === null ? null : <p className="mt-1 text-14 text-muted">{m.drafts_file_prices_with_vat()}</p>}
          <p className="mt-1 text-12 text-muted">{m.drafts_keys()}</p>
        </section>
      )}
      {isEditing && chosen.length > 0 ? (
        <LazyPart onLost={() => setEditing(false)}>
          <BulkPanel {...{ chosen, store, choices }} onClose={() => setEditing(false)} />
        </LazyPart>
      ) : null}
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
              {previewPath === undefined ? null : (
                <a
                  href={localizeHref(`${previewPath}/${content._id}`)}
                  target="_blank"
                  rel="noreferrer"
                  onClick={(event) => {
                    leaveField();
                    if (store.getRow(content._id)?.state === 'saved') return;
                    event.preventDefault();
                    void actions.preview(content._id, event.currentTarget.href);
                  }}
                  className={secondaryButton}
                >
                  <Icon name="eye" />
                  {m.drafts_preview()}
                </a>
              )}
              {content.variants.length > 1 && content.revisionOf === null ? (
                <button type="button" onClick={() => void actions.split(content._id)} className={secondaryButton}>
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
        onConfirm={() => actions.remove(deleting).then(() => setDeleting([]))}
        onClose={() => setDeleting([])}
      >
        <p>{m.drafts_delete_text()}</p>
      </ConfirmDialog>
      <UnsavedChangesDialog unsaved={rows.some(({ state }) => isUnsaved(state))} />
    </>
  );
}
