import { useMemo, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { toReadablePath } from '../../../../platform/readable-path.ts';
import { SortableList } from '../../../../ui/admin/lists/sortable-list.tsx';
import { useSavedOrder } from '../../../../ui/admin/lists/use-saved-order.ts';
import { browserApi, isApiError } from '../../../../ui/api/client.ts';
import { showFailure } from '../../../../ui/api/show-failure.ts';
import { BackLink } from '../../../../ui/components/back-link.tsx';
import { secondaryButton } from '../../../../ui/components/button.ts';
import { Icon } from '../../../../ui/components/icon.tsx';
import { Picture } from '../../../../ui/components/media/picture.tsx';
import { showToast } from '../../../../ui/components/toast.ts';
import { localizeHref } from '../../../../ui/locale.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import { ListForm } from './list-form.tsx';
import { countWorks, type ListItem, listsPath, toListHref, type WholeList } from './list-view.ts';
import { SharePanel } from './share-panel.tsx';

const textButton = 'inline-flex h-10 items-center gap-2 rounded-control px-3 text-14 font-medium hover:bg-line/60';

/** Runs a call and shows a notice if it fails. @returns whether it succeeded */
async function attempt(work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    if (!isApiError(error)) throw error;
    showFailure(error, m.favorite_lists_failed());
    return false;
  }
}

/** Editor of a list: name, note, ordered works and sharing. */
export function ListEditor({ whole: { list, items } }: { whole: WholeList }) {
  const { _id: id, name, note } = list;
  const navigate = useNavigate();
  const revalidator = useRevalidator();
  const [isFormOpen, setFormOpen] = useState(false);
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set());
  const byId = new Map(items.map((each) => [each._id, each]));
  const saved = useMemo(() => items.map(({ _id }) => _id), [items]);
  const order = useSavedOrder(saved, async (before, ids) => {
    const worked = await attempt(() =>
      browserApi('PUT /favorites/lists/order/{id}', { params: { id }, body: { before: [...before], ids: [...ids] } }),
    );
    await revalidator.revalidate();
    return worked;
  });
  const shown = order.shown.filter((each) => byId.has(each) && !removed.has(each));
  const setIn = (contentId: string, isIn: boolean) =>
    attempt(() =>
      browserApi('PUT /favorites/lists/item/{id}/{contentId}', { params: { id, contentId }, body: { isIn } }),
    );
  const takeOut = async (item: ListItem) => {
    setRemoved((all) => new Set([...all, item._id]));
    if (await setIn(item._id, false)) {
      const undo = async () => {
        if (await setIn(item._id, true)) await revalidator.revalidate();
      };
      showToast({
        kind: 'success',
        title: m.favorite_lists_removed({ title: item.title }),
        ...(item.isListed ? { action: { label: m.favorite_lists_undo(), run: () => void undo() } } : {}),
      });
      await revalidator.revalidate();
    }
    setRemoved((all) => new Set([...all].filter((each) => each !== item._id)));
  };
  const remove = async () => {
    if (!(await attempt(() => browserApi('DELETE /favorites/lists/delete/{id}', { params: { id } })))) return;
    const undo = async () => {
      if (!(await attempt(() => browserApi('POST /favorites/lists/restore/{id}', { params: { id } })))) return;
      showToast({ kind: 'success', title: m.favorite_lists_restored({ name }) });
      await navigate(toListHref(id));
    };
    await navigate(localizeHref(listsPath));
    showToast({
      kind: 'success',
      title: m.favorite_lists_deleted({ name }),
      action: { label: m.favorite_lists_undo(), run: () => void undo() },
    });
  };
  return (
    <>
      <BackLink path={listsPath}>{m.favorites_title()}</BackLink>
      <header className="mb-6 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 max-w-2xl">
          <h1 className="text-28 tracking-tight wrap-anywhere">{name}</h1>
          {note === '' ? null : <p className="mt-2 text-16 whitespace-pre-line text-muted wrap-anywhere">{note}</p>}
        </div>
        <div className="-mx-3 flex flex-wrap">
          <button type="button" onClick={() => setFormOpen(true)} className={textButton}>
            {m.favorite_lists_edit()}
          </button>
          <button type="button" onClick={() => void remove()} className={`${textButton} text-danger`}>
            {m.favorite_lists_delete()}
          </button>
        </div>
      </header>
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0">
          <p role="status" className="mb-3 text-14 font-medium">
            {countWorks(shown.length)}
          </p>
          {shown.length === 0 ? (
            <Empty />
          ) : (
            <SortableList
              label={m.favorite_lists_works_of({ name })}
              ids={shown}
              getName={(each) => byId.get(each)?.title ?? ''}
              onOrder={order.change}
            >
              {(each) => {
                const item = byId.get(each);
                return item === undefined ? null : <Row item={item} onRemove={() => void takeOut(item)} />;
              }}
            </SortableList>
          )}
        </div>
        <SharePanel key={id} list={list} />
      </div>
      {isFormOpen ? (
        <ListForm
          list={list}
          onClose={() => setFormOpen(false)}
          onDone={async () => {
            setFormOpen(false);
            await revalidator.revalidate();
          }}
        />
      ) : null}
    </>
  );
}

function Row({ item: { _id, title, isListed, preview }, onRemove }: { item: ListItem; onRemove: () => void }) {
  return (
    <div className="flex items-center gap-x-3 text-14">
      <span className="block size-14 shrink-0 overflow-hidden rounded-control bg-line">
        {preview === null ? null : <Picture picture={preview} alt="" sizes="56px" className="size-full object-cover" />}
      </span>
      <span className="min-w-0 grow">
        {isListed ? (
          <a
            href={localizeHref(toReadablePath('/content', _id, title))}
            className="line-clamp-2 font-medium underline-offset-4 wrap-anywhere hover:underline"
          >
            {title}
          </a>
        ) : (
          <>
            <span className="line-clamp-2 font-medium wrap-anywhere">{title}</span>
            <span className="block text-12 text-muted">{m.favorite_lists_not_public()}</span>
          </>
        )}
      </span>
      <button
        type="button"
        aria-label={m.favorite_lists_remove_named({ title })}
        title={m.favorite_lists_remove()}
        onClick={onRemove}
        className="grid size-10 shrink-0 place-items-center rounded-control hover:bg-line/60"
      >
        <Icon name="x" className="size-4" />
      </button>
    </div>
  );
}

function Empty() {
  return (
    <div className="rounded-card border border-line bg-paper px-6 py-12 text-center">
      <Icon name="heart" className="mx-auto size-8 text-muted" />
      <h2 className="mt-4 text-22">{m.favorite_lists_empty()}</h2>
      <p className="mx-auto mt-2 mb-6 max-w-md text-16 text-muted">{m.favorite_lists_empty_text()}</p>
      <a href={localizeHref('/content')} className={secondaryButton}>
        {m.go_browse()}
      </a>
    </div>
  );
}
