import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import type { OutputOf } from '../../../../../platform/http/operation.ts';
import { SortableList } from '../../../../../ui/admin/lists/sortable-list.tsx';
import { useSavedOrder } from '../../../../../ui/admin/lists/use-saved-order.ts';
import { EmptyState, PageHeading } from '../../../../../ui/admin/page-heading.tsx';
import { BackLink } from '../../../../../ui/components/back-link.tsx';
import { ConfirmDialog } from '../../../../../ui/components/confirm-dialog.tsx';
import { Icon } from '../../../../../ui/components/icon.tsx';
import { localizeHref, localizeText } from '../../../../../ui/locale.ts';
import { formatCount } from '../../../../../ui/money.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import { PublishSwitch } from '../../../categories/web/admin/publish-toggle.tsx';
import { type collectionsAdminContract, MAX_ITEMS } from '../../contract/admin.ts';
import { CollectionForm } from './collection-form.tsx';
import { countWorks } from './collection-manager.tsx';
import { nameCollection } from './collection-state.tsx';
import { CoverPanel } from './cover-panel.tsx';
import { ItemPicker } from './item-picker.tsx';
import { SchedulePanel } from './schedule-panel.tsx';
import { SmallCover } from './small-cover.tsx';
import { useCollectionChange } from './use-collection-change.ts';

export type WholeCollection = OutputOf<typeof collectionsAdminContract.whole>;
export type CollectionItem = WholeCollection['items'][number];

const textButton = 'inline-flex min-h-10 items-center gap-2 rounded-control px-3 font-medium hover:bg-line/60';

/** Editor of a collection: texts, published state, and ordered works. */
export function CollectionEditor({ whole: { collection, items } }: { whole: WholeCollection }) {
  const { _id: id, key, published, coverId } = collection;
  const name = nameCollection(collection);
  const text = localizeText(collection.description, collection.descriptionBn);
  const navigate = useNavigate();
  const { inProgress, change } = useCollectionChange();
  const [asked, setAsked] = useState<'edit' | 'delete'>();
  const [added, setAdded] = useState<readonly CollectionItem[]>([]);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const saved = useMemo(() => items.map(({ _id }) => _id), [items]);
  const order = useSavedOrder(saved, (before, ids) =>
    change(id, (api) =>
      api('PUT /collection/items/{id}', { params: { id }, body: { before: [...before], ids: [...ids] } }),
    ),
  );
  const byId = new Map([...added, ...items].map((each) => [each._id, each]));
  const shown = order.shown.filter((each) => byId.has(each));
  const picked = shown.filter((each) => chosen.has(each));
  const remove = (ids: readonly string[]) => {
    order.change(shown.filter((each) => !ids.includes(each)));
    setChosen(new Set());
  };
  return (
    <>
      <BackLink path="/admin/content/collections">{m.admin_nav_content_collections()}</BackLink>
      <PageHeading title={name} {...(text === '' ? {} : { text })}>
        <div className="flex flex-wrap items-center gap-2 text-14">
          <PublishSwitch
            name={name}
            published={published}
            isBusy={inProgress.has('toggle')}
            onToggle={(wanted) =>
              void change('toggle', (api) =>
                api('PUT /collection/toggle/publish/{id}', { params: { id }, body: { published: wanted } }),
              )
            }
          />
          <button type="button" onClick={() => setAsked('edit')} className={textButton}>
            {m.collections_edit()}
          </button>
          {collection.state === 'live' ? (
            <a href={localizeHref(`/content?collection=${encodeURIComponent(key)}`)} className={textButton}>
              {m.collections_see()}
            </a>
          ) : null}
          <button type="button" onClick={() => setAsked('delete')} className={`${textButton} text-danger`}>
            {m.collections_delete()}
          </button>
        </div>
      </PageHeading>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="min-w-0">
          <div className="mb-3 flex min-h-10 flex-wrap items-center justify-between gap-3 text-14">
            <p role="status" className="text-muted">
              {countWorks(shown.length)} · {order.isSaving ? m.collections_saving() : m.collections_all_saved()}
            </p>
            {picked.length === 0 ? null : (
              <button type="button" onClick={() => remove(picked)} className={`${textButton} text-danger`}>
                {m.collections_remove_count({ count: formatCount(picked.length) })}
              </button>
            )}
          </div>
          {shown.length === 0 ? (
            <EmptyState title={m.collections_empty_title()} text={m.collections_empty_text()} />
          ) : (
            <SortableList
              label={m.collections_works_of({ name })}
              ids={shown}
              getName={(each) => byId.get(each)?.title ?? ''}
              onOrder={order.change}
            >
              {(each) => {
                const item = byId.get(each);
                return item === undefined ? null : (
                  <ItemRow
                    item={item}
                    isCover={coverId === each}
                    isChosen={chosen.has(each)}
                    onChoose={() =>
                      setChosen((ids) =>
                        ids.has(each) ? new Set([...ids].filter((one) => one !== each)) : new Set([...ids, each]),
                      )
                    }
                    onCover={() =>
                      void change(id, (api) =>
                        api('PUT /collection/update/{id}', {
                          params: { id },
                          body: { coverId: coverId === each ? null : each },
                        }),
                      )
                    }
                    onRemove={() => remove([each])}
                  />
                );
              }}
            </SortableList>
          )}
        </div>
        <div className="grid min-w-0 gap-6">
          <SchedulePanel
            key={`${collection.visibleFrom} ${collection.visibleUntil}`}
            collection={collection}
            onChange={() => change(id, async () => undefined)}
          />
          <CoverPanel collection={collection} onChange={() => change(id, async () => undefined)} />
          <ItemPicker
            taken={new Set(shown)}
            room={MAX_ITEMS - shown.length}
            onAdd={(more) => {
              setAdded((known) => [...known, ...more]);
              order.change([...shown, ...more.map(({ _id }) => _id)]);
            }}
          />
        </div>
      </div>
      {asked === 'edit' ? (
        <CollectionForm
          collection={collection}
          onClose={() => setAsked(undefined)}
          onDone={() => {
            setAsked(undefined);
            void change(id, async () => undefined);
          }}
        />
      ) : null}
      <ConfirmDialog
        open={asked === 'delete'}
        danger
        title={m.collections_delete_title({ name })}
        action={m.collections_delete()}
        onConfirm={async () => {
          await change(
            id,
            (api) => api('DELETE /collection/delete/{id}', { params: { id } }),
            () => navigate(localizeHref('/admin/content/collections')),
          );
        }}
        onClose={() => setAsked(undefined)}
      >
        <p>{m.collections_delete_text()}</p>
      </ConfirmDialog>
    </>
  );
}

function ItemRow(props: {
  item: CollectionItem;
  isCover: boolean;
  isChosen: boolean;
  onChoose: () => void;
  onCover: () => void;
  onRemove: () => void;
}) {
  const { item, isCover, isChosen, onChoose, onCover, onRemove } = props;
  const { title, isListed, preview } = item;
  return (
    <div className="flex items-center gap-x-3 text-14">
      <input
        type="checkbox"
        aria-label={m.admin_choose_row({ name: title })}
        checked={isChosen}
        onChange={onChoose}
        className="size-4 shrink-0 accent-ink"
      />
      <SmallCover picture={preview} />
      <span className="min-w-0 grow">
        <span className="line-clamp-3 font-medium wrap-anywhere">{title}</span>
        {isListed ? null : <span className="block text-12 text-warning">{m.collections_not_public()}</span>}
        {isCover ? <span className="block text-12 text-muted">{m.collections_is_cover()}</span> : null}
      </span>
      <span className="flex gap-1 max-sm:flex-col">
        {isListed || isCover ? (
          <button
            type="button"
            aria-pressed={isCover}
            aria-label={m.collections_cover_named({ name: title })}
            title={m.collections_cover()}
            onClick={onCover}
            className="grid size-10 place-items-center rounded-control border border-transparent hover:bg-line/60 aria-pressed:border-ink"
          >
            <Icon name="image" className="size-4" />
          </button>
        ) : null}
        <button
          type="button"
          aria-label={m.collections_remove_named({ name: title })}
          title={m.collections_remove()}
          onClick={onRemove}
          className="grid size-10 place-items-center rounded-control hover:bg-line/60"
        >
          <Icon name="x" className="size-4" />
        </button>
      </span>
    </div>
  );
}
