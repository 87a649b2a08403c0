import { useState } from 'react';
import { SortableList } from '../../../../../ui/admin/lists/sortable-list.tsx';
import { Panel } from '../../../../../ui/admin/page-heading.tsx';
import { Icon } from '../../../../../ui/components/icon.tsx';
import { DateField } from '../../../../../ui/forms/date-field.tsx';
import { m } from '../../../../../ui/paraglide/messages.js';
import { CollectionCard, toCollectionCard } from '../collection-card.tsx';
import type { ManagedCollection } from './collection-form.tsx';
import { CollectionState, nameCollection } from './collection-state.tsx';
import { toInstant } from './dhaka-time.ts';
import { SmallCover } from './small-cover.tsx';

/** Maximum number of collections that the home page shows. */
const MAX_SHOWN = 8;

/** Whether visitors can see the collection at a given time; the server uses the same rule. */
function isSeenAt({ published, visibleFrom, visibleUntil }: ManagedCollection, at: number): boolean {
  return (
    published &&
    (visibleFrom === null || Date.parse(visibleFrom) <= at) &&
    (visibleUntil === null || Date.parse(visibleUntil) > at)
  );
}

/** Sortable list of the home page's collections, with a preview. */
export function ShowcasePanel(props: {
  collections: readonly ManagedCollection[];
  onOrder: (ids: readonly string[]) => void;
}) {
  const { collections, onOrder } = props;
  const ids = collections.map(({ _id }) => _id);
  const byId = new Map(collections.map((each) => [each._id, each]));
  const getName = (id: string) => nameCollection(byId.get(id) ?? { title: '', titleBn: null });
  return (
    <Panel title={m.collections_home_title()} text={m.collections_home_text()}>
      {ids.length === 0 ? (
        <p className="text-14 text-muted">{m.collections_home_none()}</p>
      ) : (
        <>
          <SortableList label={m.collections_home_title()} ids={ids} getName={getName} onOrder={onOrder}>
            {(id) => {
              const collection = byId.get(id);
              return collection === undefined ? null : (
                <div className="flex items-center gap-x-4 text-14">
                  <SmallCover picture={collection.covers[0]} />
                  <span className="min-w-0 grow">
                    <span className="line-clamp-2 font-medium wrap-anywhere">{getName(id)}</span>
                    <CollectionState collection={collection} />
                  </span>
                  <button
                    type="button"
                    aria-label={m.collections_home_remove_named({ name: getName(id) })}
                    title={m.collections_remove()}
                    onClick={() => onOrder(ids.filter((each) => each !== id))}
                    className="grid size-10 shrink-0 place-items-center rounded-control hover:bg-line/60"
                  >
                    <Icon name="x" className="size-4" />
                  </button>
                </div>
              );
            }}
          </SortableList>
          <Preview collections={collections} />
        </>
      )}
    </Panel>
  );
}

/** Preview of the home page's section, now or at a given time. */
function Preview({ collections }: { collections: readonly ManagedCollection[] }) {
  const [local, setLocal] = useState('');
  const at = toInstant(local);
  const shown = collections
    .filter((each) => (at === null ? each.state === 'live' : isSeenAt(each, Date.parse(at))))
    .slice(0, MAX_SHOWN);
  return (
    <details className="mt-5 rounded-card border border-line p-4">
      <summary className="cursor-pointer text-14 font-medium">{m.collections_preview()}</summary>
      <div className="mt-4 max-w-xs">
        <DateField
          id="preview-at"
          hasTime
          min="2000-01-01"
          max="2099-12-31"
          label={m.collections_preview_at()}
          hint={m.collections_preview_hint()}
          value={local}
          onChange={setLocal}
        />
      </div>
      <p role="status" className="my-4 text-14 text-muted">
        {shown.length === 0 ? m.collections_preview_none() : ''}
      </p>
      <ul aria-label={m.collections_preview()} className="grid gap-x-4 gap-y-8 sm:grid-cols-2 xl:grid-cols-4">
        {shown.map((each) => (
          <li key={each._id}>
            <CollectionCard item={toCollectionCard(each)} level="h3" />
          </li>
        ))}
      </ul>
    </details>
  );
}
