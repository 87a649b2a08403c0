import { type KeyboardEvent, useEffect, useState } from 'react';
import type { OutputOf } from '../../../../platform/http/operation.ts';
import type { RowAction, RowDialogProps } from '../../../../ui/admin/list.ts';
import { useAdminApi } from '../../../../ui/admin/use-admin-api.ts';
import { isApiError } from '../../../../ui/api/client.ts';
import { showFailure } from '../../../../ui/api/show-failure.ts';
import { secondaryButton } from '../../../../ui/components/button.ts';
import { ConfirmDialog } from '../../../../ui/components/confirm-dialog.tsx';
import { Icon } from '../../../../ui/components/icon.tsx';
import { Picture } from '../../../../ui/components/picture.tsx';
import { showToast } from '../../../../ui/components/toast.ts';
import { fieldBox } from '../../../../ui/forms/field.tsx';
import { localizeName } from '../../../../ui/locale.ts';
import { formatCount } from '../../../../ui/money.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import type { catalogueContract } from '../../../catalogue/contract.ts';
import type { categoriesContract } from '../../../categories/contract.ts';

type Category = OutputOf<typeof categoriesContract.all>['items'][number];
type Work = OutputOf<typeof catalogueContract.all>['items'][number];

const PAGE = 24;
const MAX_COVERS = 4;

/** Chooses which works stand for a category, and in what order. */
function CoversDialog({ row, onDone, onClose }: RowDialogProps<Category>) {
  const api = useAdminApi();
  const [works, setWorks] = useState<readonly Work[]>();
  const [chosen, setChosen] = useState<readonly string[]>(row.coverIds);
  const [query, setQuery] = useState('');
  const search = async (q: string) => {
    try {
      const order = q === '' ? { sort: 'popular' as const } : { q };
      setWorks((await api('GET /content/all', { query: { category: row.key, limit: PAGE, ...order } })).items);
    } catch (error) {
      if (!isApiError(error)) throw error;
      setWorks([]);
      showFailure(error, m.assets_covers_failed());
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the most popular ones, when the dialog opens
  useEffect(() => void search(''), [row.key]);
  const toggle = (id: string) =>
    setChosen((ids) => (ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id].slice(0, MAX_COVERS)));
  const save = async () => {
    try {
      await api('PUT /content-category/update/{id}', { params: { id: row._id }, body: { covers: [...chosen] } });
      showToast({ kind: 'success', title: m.assets_covers_saved({ name: localizeName(row) }) });
      onDone('reload');
    } catch (error) {
      if (!isApiError(error)) throw error;
      showFailure(error, m.assets_covers_save_failed());
    }
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void search(query.trim());
  };
  return (
    <ConfirmDialog
      open
      title={m.assets_covers_title({ name: localizeName(row) })}
      action={m.assets_covers_save()}
      onConfirm={save}
      onClose={onClose}
    >
      <p className="text-14 text-muted">{m.assets_covers_text()}</p>
      <div className="flex gap-2">
        <input
          type="search"
          aria-label={m.assets_covers_search()}
          placeholder={m.assets_covers_search()}
          value={query}
          maxLength={100}
          onChange={(event) => setQuery(event.currentTarget.value)}
          onKeyDown={onKey}
          className={`h-11 min-w-0 grow ${fieldBox}`}
        />
        <button
          type="button"
          aria-label={m.assets_covers_search()}
          onClick={() => void search(query.trim())}
          className={`${secondaryButton} h-11! px-3!`}
        >
          <Icon name="search" className="size-4" />
        </button>
      </div>
      <p role="status" className="text-14">
        {chosen.length === 0 ? m.assets_covers_none() : m.assets_covers_count({ count: formatCount(chosen.length) })}
      </p>
      <ul className="grid max-h-80 grid-cols-3 gap-2 overflow-y-auto sm:grid-cols-4">
        {works?.map((work) => (
          <CoverChoice
            key={work._id}
            work={work}
            place={chosen.indexOf(work._id) + 1}
            isFull={chosen.length >= MAX_COVERS}
            toggle={() => toggle(work._id)}
          />
        ))}
      </ul>
      {works?.length === 0 ? <p className="text-14 text-muted">{m.assets_covers_nothing()}</p> : null}
      {chosen.length === 0 ? null : (
        <button type="button" onClick={() => setChosen([])} className="min-h-8 text-14 underline">
          {m.assets_covers_clear()}
        </button>
      )}
    </ConfirmDialog>
  );
}

interface CoverChoiceProps {
  readonly work: Work;
  /** From 1; 0 where it isn't chosen. */
  readonly place: number;
  readonly isFull: boolean;
  readonly toggle: () => void;
}

function CoverChoice({ work, place, isFull, toggle }: CoverChoiceProps) {
  return (
    <li>
      <label className="relative block aspect-square cursor-pointer overflow-hidden rounded-control bg-line has-checked:outline-3 has-checked:outline-ink has-disabled:cursor-default has-disabled:opacity-50 has-focus-visible:outline-3 has-focus-visible:outline-accent">
        <input
          type="checkbox"
          aria-label={work.title}
          checked={place > 0}
          disabled={place === 0 && isFull}
          onChange={toggle}
          className="sr-only"
        />
        {work.preview === null ? null : (
          <Picture picture={work.preview} alt="" sizes="128px" className="size-full object-cover" />
        )}
        {place === 0 ? null : (
          <span className="absolute top-1 left-1 grid size-7 place-items-center rounded-full bg-ink text-14 font-medium text-canvas">
            {formatCount(place)}
          </span>
        )}
      </label>
    </li>
  );
}

/** For the list of categories, which stands below the works. */
export const categoryCovers: RowAction<Category> = {
  key: 'covers',
  kind: 'dialog',
  label: () => m.assets_covers(),
  name: (category) => m.assets_covers_title({ name: localizeName(category) }),
  Dialog: CoversDialog,
};
