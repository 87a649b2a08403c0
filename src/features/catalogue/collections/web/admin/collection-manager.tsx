import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { SortableList } from '../../../../../ui/admin/lists/sortable-list.tsx';
import { useSavedOrder } from '../../../../../ui/admin/lists/use-saved-order.ts';
import { EmptyState, PageHeading } from '../../../../../ui/admin/page-heading.tsx';
import { secondaryButton } from '../../../../../ui/components/button.ts';
import { Icon } from '../../../../../ui/components/icon.tsx';
import { localizeHref } from '../../../../../ui/locale.ts';
import { formatCount } from '../../../../../ui/money.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import { PublishSwitch } from '../../../categories/web/admin/publish-toggle.tsx';
import { CollectionForm, type ManagedCollection } from './collection-form.tsx';
import { CollectionState, nameCollection } from './collection-state.tsx';
import { HomeSwitch } from './home-switch.tsx';
import { ShowcasePanel } from './showcase-panel.tsx';
import { SmallCover } from './small-cover.tsx';
import { useCollectionChange } from './use-collection-change.ts';

export const countWorks = (count: number): string =>
  count === 1 ? m.collections_work_one({ count: formatCount(1) }) : m.collections_works({ count: formatCount(count) });

/** The home page's collections, in order. */
const listShowcase = (collections: readonly ManagedCollection[]): string[] =>
  collections
    .flatMap(({ _id, showcasePosition }) => (showcasePosition === null ? [] : [{ _id, showcasePosition }]))
    .sort((one, other) => one.showcasePosition - other.showcasePosition)
    .map(({ _id }) => _id);

const toCollectionHref = (id: string): string => `/admin/content/collections/${encodeURIComponent(id)}`;

/** Sortable list of all collections, with their published state and links to their editors. */
export function CollectionManager({ collections }: { collections: readonly ManagedCollection[] }) {
  const { inProgress, change } = useCollectionChange();
  const navigate = useNavigate();
  const [isFormOpen, setFormOpen] = useState(false);
  const saved = useMemo(() => collections.map(({ _id }) => _id), [collections]);
  const order = useSavedOrder(saved, (before, ids) =>
    change('order', (api) => api('PUT /collection/order', { body: { before: [...before], ids: [...ids] } })),
  );
  const savedShowcase = useMemo(() => listShowcase(collections), [collections]);
  const showcase = useSavedOrder(savedShowcase, (before, ids) =>
    change('showcase', (api) => api('PUT /collection/showcase', { body: { before: [...before], ids: [...ids] } })),
  );
  const byId = new Map(collections.map((each) => [each._id, each]));
  const onHome = showcase.shown.flatMap((id) => byId.get(id) ?? []);
  return (
    <>
      <PageHeading title={m.admin_nav_content_collections()} text={m.collections_admin_text()}>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <p role="status" className="text-14 text-muted">
            {collections.length === 1
              ? m.collections_one({ count: formatCount(1) })
              : m.collections_count({ count: formatCount(collections.length) })}
          </p>
          <button type="button" onClick={() => setFormOpen(true)} className={secondaryButton}>
            <Icon name="plus" className="size-4" />
            {m.collections_new()}
          </button>
        </div>
      </PageHeading>
      {collections.length === 0 ? null : (
        <>
          <ShowcasePanel collections={onHome} onOrder={showcase.change} />
          <h2 className="mt-8 mb-3 text-18">{m.collections_all_title()}</h2>
        </>
      )}
      {collections.length === 0 ? (
        <EmptyState title={m.collections_none()} text={m.collections_none_text()} />
      ) : (
        <SortableList
          label={m.admin_nav_content_collections()}
          ids={order.shown.filter((id) => byId.has(id))}
          getName={(id) => nameCollection(byId.get(id) ?? { title: '', titleBn: null })}
          onOrder={order.change}
        >
          {(id) => {
            const collection = byId.get(id);
            return collection === undefined ? null : (
              <Row
                collection={collection}
                isBusy={inProgress.has(id)}
                isOnHome={showcase.shown.includes(id)}
                onHome={(wanted) =>
                  showcase.change(wanted ? [...showcase.shown, id] : showcase.shown.filter((each) => each !== id))
                }
                onToggle={(published) =>
                  void change(id, (api) =>
                    api('PUT /collection/toggle/publish/{id}', { params: { id }, body: { published } }),
                  )
                }
              />
            );
          }}
        </SortableList>
      )}
      {isFormOpen ? (
        <CollectionForm
          collection={undefined}
          onClose={() => setFormOpen(false)}
          onDone={({ _id }) => void navigate(localizeHref(toCollectionHref(_id)))}
        />
      ) : null}
    </>
  );
}

function Row(props: {
  collection: ManagedCollection;
  isBusy: boolean;
  isOnHome: boolean;
  onHome: (wanted: boolean) => void;
  onToggle: (published: boolean) => void;
}) {
  const { collection, isBusy, isOnHome, onHome, onToggle } = props;
  const { _id, covers, contentCount, itemCount, published } = collection;
  const name = nameCollection(collection);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 text-14">
      <SmallCover picture={covers[0]} />
      <div className="min-w-40 grow basis-40">
        <a
          href={localizeHref(toCollectionHref(_id))}
          className="line-clamp-2 font-medium underline decoration-line underline-offset-4 wrap-anywhere hover:decoration-ink"
        >
          {name}
        </a>
        <span className="block text-12 text-muted">
          {countWorks(itemCount)}
          {contentCount === itemCount
            ? ''
            : ` · ${m.collections_items_hidden({ count: formatCount(itemCount - contentCount) })}`}
        </span>
        <CollectionState collection={collection} />
      </div>
      <HomeSwitch name={name} isOn={isOnHome} onToggle={onHome} />
      <PublishSwitch name={name} published={published} isBusy={isBusy} onToggle={onToggle} />
    </div>
  );
}
