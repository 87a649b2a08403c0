import { browserApi, getErrorMessage } from '../../../../ui/api/client.ts';
import { showToast } from '../../../../ui/components/toast.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import { countWords } from './count-words.ts';
import type { DraftsStore } from './drafts-store.ts';
import { describeMissing } from './missing-words.ts';
import { openSaved } from './preview/open-saved.ts';
import { addSuggestedKeywords } from './suggest-keywords.ts';

export interface DraftActionsDeps {
  /** Removes deleted drafts from the table. */
  readonly drop: (ids: readonly string[]) => void;
  /** Submits a complete draft for review. */
  readonly submit: (id: string) => Promise<unknown>;
  /** Describes the expected waiting time of the submitted work; empty if it is unknown. */
  readonly describeWait: (id: string) => Promise<string>;
}

const fail = (error: unknown, fallback: string) =>
  showToast({ kind: 'error', title: getErrorMessage(error, fallback) });

/** Creates actions on whole drafts. A failure shows a notice. */
export function createDraftActions(store: DraftsStore, { drop, submit, describeWait }: DraftActionsDeps) {
  /** Saves all pending changes, because the following action uses the server's version. */
  const saveFirst = async (which?: readonly string[]): Promise<boolean> => {
    const isSaved = (await store.saveAll()) || which?.every((id) => store.getRow(id)?.state === 'saved') === true;
    if (!isSaved) showToast({ kind: 'error', title: m.drafts_save_first() });
    return isSaved;
  };
  const remove = async (ids: readonly string[]) => {
    try {
      for (const id of ids) {
        await browserApi('DELETE /content/delete/{id}', { params: { id } });
        drop([id]);
      }
    } catch (error) {
      fail(error, m.drafts_delete_failed());
    }
  };
  const merge = async ([into = '', ...others]: readonly string[]) => {
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
    const sent: string[] = [];
    for (const id of which) {
      // The saved draft is checked again, because the last change may have removed or added a required value.
      const { title = '', missing = [] } = store.getRow(id)?.content ?? {};
      if (missing.length > 0) {
        const words = m.drafts_submit_missing({ title, missing: missing.map(describeMissing).join(', ') });
        showToast({ kind: 'error', title: words });
        continue;
      }
      try {
        await submit(id);
        drop([id]);
        sent.push(id);
      } catch (error) {
        fail(error, m.drafts_submit_failed());
      }
    }
    const [first] = sent;
    if (first === undefined) return;
    const title = countWords(sent.length, m.drafts_submitted_one, m.drafts_submitted);
    const description = await describeWait(first).catch(() => '');
    showToast({ kind: 'success', title, ...(description === '' ? {} : { description }) });
  };
  const preview = (id: string, href: string) => openSaved(href, () => saveFirst([id]));
  const suggest = async (ids: readonly string[]) => {
    if (!(await saveFirst())) return;
    try {
      const count = await addSuggestedKeywords(store, ids);
      const title = countWords(count, m.drafts_keywords_added_one, m.drafts_keywords_added);
      showToast({ kind: count === 0 ? 'info' : 'success', title });
    } catch (error) {
      fail(error, m.drafts_action_failed());
    }
  };
  return { remove, merge, split, send, preview, suggest };
}
