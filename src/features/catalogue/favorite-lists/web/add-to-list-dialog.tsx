import { useEffect, useState } from 'react';
import type { OutputOf } from '../../../../platform/http/operation.ts';
import { browserApi, isApiError } from '../../../../ui/api/client.ts';
import { showFailure } from '../../../../ui/api/show-failure.ts';
import { ConfirmDialog } from '../../../../ui/components/confirm-dialog.tsx';
import { Spinner } from '../../../../ui/components/spinner.tsx';
import { showToast } from '../../../../ui/components/toast.ts';
import { TextField } from '../../../../ui/forms/field.tsx';
import { m } from '../../../../ui/paraglide/messages.js';
import { type favoriteListsContract, MAX_LIST_NAME } from '../contract.ts';
import { countWorks } from './list-view.ts';

type Lists = OutputOf<typeof favoriteListsContract.all>['items'];

/** Dialog to choose the lists that contain a work, or to create one. Nothing is saved before the button is pressed. */
export function AddToListDialog({ contentId, onClose }: { contentId: string; onClose: () => void }) {
  const [lists, setLists] = useState<Lists>();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [name, setName] = useState('');
  useEffect(() => {
    let isCurrent = true;
    browserApi('GET /favorites/lists/all', { query: { content: contentId } }).then(
      ({ items }) => {
        if (!isCurrent) return;
        setLists(items);
        setChosen(new Set(items.filter(({ has }) => has).map(({ _id }) => _id)));
      },
      (error: unknown) => {
        if (!isApiError(error)) throw error;
        showFailure(error, m.favorite_lists_load_failed());
        if (isCurrent) onClose();
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [contentId, onClose]);
  const changed = (lists ?? []).filter(({ _id, has }) => has !== chosen.has(_id));
  const save = async () => {
    try {
      for (const { _id: id, has } of changed) {
        await browserApi('PUT /favorites/lists/item/{id}/{contentId}', {
          params: { id, contentId },
          body: { isIn: !has },
        });
        setLists((all) => all?.map((each) => (each._id === id ? { ...each, has: !has } : each)));
      }
      if (name.trim() !== '') await browserApi('POST /favorites/lists/create', { body: { name, contentId } });
      if (changed.length > 0 || name.trim() !== '') showToast({ kind: 'success', title: m.favorite_lists_changed() });
      onClose();
    } catch (error) {
      if (!isApiError(error)) throw error;
      showFailure(error, m.favorite_lists_failed());
    }
  };
  const choose = (id: string, isChosen: boolean) =>
    setChosen((all) => (isChosen ? new Set([...all, id]) : new Set([...all].filter((each) => each !== id))));
  return (
    <ConfirmDialog
      open
      title={m.favorite_lists_add_title()}
      action={m.favorite_lists_save()}
      ready={lists !== undefined}
      onConfirm={save}
      onClose={onClose}
    >
      {lists === undefined ? (
        <p className="grid min-h-24 place-items-center" aria-busy="true">
          <Spinner />
        </p>
      ) : (
        <>
          {lists.length === 0 ? null : (
            <ul className="-mx-2 max-h-[40vh] overflow-y-auto">
              {lists.map(({ _id, name: listName, count }) => (
                <li key={_id}>
                  <label className="flex min-h-12 cursor-pointer items-center gap-3 rounded-control px-2 text-ink hover:bg-canvas">
                    <input
                      type="checkbox"
                      checked={chosen.has(_id)}
                      onChange={(event) => choose(_id, event.currentTarget.checked)}
                      className="size-5 shrink-0 accent-ink"
                    />
                    <span className="min-w-0 grow wrap-anywhere">{listName}</span>
                    <span className="shrink-0 text-14 text-muted">{countWorks(count)}</span>
                  </label>
                </li>
              ))}
            </ul>
          )}
          <TextField
            id="new-list"
            label={lists.length === 0 ? m.favorite_lists_new() : m.favorite_lists_add_new()}
            value={name}
            maxLength={MAX_LIST_NAME}
            autoComplete="off"
            onChange={(event) => setName(event.currentTarget.value)}
          />
        </>
      )}
    </ConfirmDialog>
  );
}
