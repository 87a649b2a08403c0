import { type KeyboardEvent, useEffect, useState } from 'react';
import type { OutputOf } from '../../../../../platform/http/operation.ts';
import { useAdminApi } from '../../../../../ui/admin/use-admin-api.ts';
import { isApiError } from '../../../../../ui/api/client.ts';
import { showFailure } from '../../../../../ui/api/show-failure.ts';
import { secondaryButton } from '../../../../../ui/components/button.ts';
import { Icon } from '../../../../../ui/components/icon.tsx';
import { Picture } from '../../../../../ui/components/media/picture.tsx';
import { fieldBox } from '../../../../../ui/forms/field.tsx';
import { formatCount } from '../../../../../ui/money.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import type { catalogueContract } from '../../../../catalogue/catalogue/contract/catalogue.ts';

type Work = OutputOf<typeof catalogueContract.all>['items'][number];

const PAGE = 24;

/** Search among the works of a category or subcategory, most popular first. Chosen works show their position. */
export function WorkChoices(props: {
  place: { readonly category: string; readonly subcategory?: string };
  chosen: readonly string[];
  max: number;
  onChange: (ids: readonly string[]) => void;
}) {
  const { place, chosen, max, onChange } = props;
  const api = useAdminApi();
  const [works, setWorks] = useState<readonly Work[]>();
  const [query, setQuery] = useState('');
  const search = async (q: string) => {
    try {
      const order = q === '' ? { sort: 'popular' as const } : { q };
      setWorks((await api('GET /content/all', { query: { ...place, limit: PAGE, ...order } })).items);
    } catch (error) {
      if (!isApiError(error)) throw error;
      setWorks([]);
      showFailure(error, m.assets_covers_failed());
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: loads the most popular works once per category
  useEffect(() => void search(''), [place.category, place.subcategory]);
  const toggle = (id: string) => {
    if (chosen.includes(id)) onChange(chosen.filter((each) => each !== id));
    // If only one work can be chosen, the new one replaces it.
    else onChange([...(max === 1 ? [] : chosen), id].slice(0, max));
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void search(query.trim());
  };
  return (
    <>
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
      <ul className="grid max-h-80 grid-cols-3 gap-2 overflow-y-auto sm:grid-cols-4">
        {works?.map((work) => (
          <WorkChoice
            key={work._id}
            work={work}
            place={chosen.indexOf(work._id) + 1}
            isFull={max > 1 && chosen.length >= max}
            toggle={() => toggle(work._id)}
          />
        ))}
      </ul>
      {works?.length === 0 ? <p className="text-14 text-muted">{m.assets_covers_nothing()}</p> : null}
      {chosen.length === 0 ? null : (
        <button type="button" onClick={() => onChange([])} className="min-h-8 text-14 underline">
          {m.assets_covers_clear()}
        </button>
      )}
    </>
  );
}

interface WorkChoiceProps {
  readonly work: Work;
  /** Position among the chosen works, from 1; 0 if the work isn't chosen. */
  readonly place: number;
  readonly isFull: boolean;
  readonly toggle: () => void;
}

function WorkChoice({ work, place, isFull, toggle }: WorkChoiceProps) {
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
