import { Menu } from '@base-ui/react/menu';
import { useState } from 'react';
import * as z from 'zod';
import { line } from '../../../platform/http/schemas.ts';
import { isApiError } from '../../api/client.ts';
import { showFailure } from '../../api/show-failure.ts';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { Icon } from '../../components/icon.tsx';
import { TextField } from '../../forms/field.tsx';
import { getPopupContainer, popupClass, popupItemClass, positionerClass } from '../../forms/popup.tsx';
import { useApiForm } from '../../forms/use-api-form.ts';
import { localizeHref } from '../../locale.ts';
import { m } from '../../paraglide/messages.js';
import { type ListCodec, parseListState, toListHref } from './list-state.ts';
import type { ListLocation } from './use-list.ts';
import { type ListView, type ListViewsAccess, useListViews } from './views-context.ts';

const tab =
  'inline-flex h-10 items-center border-b-2 border-transparent px-1 text-14 text-muted hover:text-ink aria-[current]:border-ink aria-[current]:font-medium aria-[current]:text-ink';

const schema = z.strictObject({ name: line(40).trim().min(1) });

function NameDialog(props: {
  title: string;
  action: string;
  name: string;
  save: (name: string) => Promise<unknown>;
  onClose: () => void;
}) {
  const { title, action, name, save, onClose } = props;
  const form = useApiForm({
    schema,
    defaultValues: { name },
    failure: m.admin_view_failed(),
    onSubmit: async (typed) => {
      await save(typed.name);
      onClose();
    },
  });
  return (
    <ConfirmDialog open title={title} action={action} onConfirm={form.run} onClose={onClose}>
      <TextField {...form.field('name')} id="view-name" label={m.admin_view_name()} maxLength={40} />
      <p role="alert" className="text-14 text-danger empty:hidden">
        {form.failure}
      </p>
    </ConfirmDialog>
  );
}

function ViewMenu({ view, access, onRename }: { view: ListView; access: ListViewsAccess; onRename: () => void }) {
  const remove = async () => {
    try {
      await access.remove(view._id);
    } catch (error) {
      if (!isApiError(error)) throw error;
      showFailure(error, m.admin_view_failed());
    }
  };
  return (
    <Menu.Root modal={false}>
      <Menu.Trigger
        aria-label={m.admin_more_actions({ name: view.name })}
        className="-ml-3 grid size-8 place-items-center rounded-control text-muted hover:bg-line/60 hover:text-ink"
      >
        <Icon name="ellipsis" className="size-4" />
      </Menu.Trigger>
      <Menu.Portal container={getPopupContainer()}>
        <Menu.Positioner className={positionerClass} sideOffset={4} align="end">
          <Menu.Popup className={popupClass}>
            <Menu.Item onClick={onRename} className={popupItemClass}>
              {m.admin_view_rename()}
            </Menu.Item>
            <Menu.Item onClick={() => void remove()} className={`${popupItemClass} text-danger`}>
              {m.admin_view_delete()}
            </Menu.Item>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}

/** Address of a view's query, without filters that the list no longer has. */
const toHref = (list: ListCodec, query: string): string =>
  toListHref(list, { ...parseListState(list, new URLSearchParams(query)), cursor: '' });

/** The admin's saved views of this list as tabs, and a button to save the current state. */
export function ListViews({ list, place }: { list: ListCodec; place: ListLocation }) {
  const access = useListViews();
  const [asked, setAsked] = useState<ListView | 'new'>();
  if (access === null) return null;
  const views = access.views.filter((view) => view.list === list.path);
  const here = toListHref(list, { ...place.state, cursor: '' });
  const current = views.find(({ query }) => toHref(list, query) === here);
  const isNew = here !== list.path && current === undefined;
  if (views.length === 0 && !isNew) return null;
  return (
    <div className="mb-5 flex flex-wrap items-center gap-x-5 border-b border-line">
      <nav aria-label={m.admin_views()} className="contents">
        <a href={localizeHref(list.path)} aria-current={here === list.path ? 'page' : undefined} className={tab}>
          {m.admin_all()}
        </a>
        {views.map((view) => (
          <span key={view._id} className="inline-flex min-w-0 items-center gap-4">
            <a
              href={localizeHref(toHref(list, view.query))}
              aria-current={view === current ? 'page' : undefined}
              className={`${tab} wrap-anywhere`}
            >
              {view.name}
            </a>
            {view === current ? <ViewMenu view={view} access={access} onRename={() => setAsked(view)} /> : null}
          </span>
        ))}
      </nav>
      {isNew ? (
        <button type="button" onClick={() => setAsked('new')} className={`${tab} gap-1.5`}>
          <Icon name="plus" className="size-4" />
          {m.admin_view_save()}
        </button>
      ) : null}
      {asked === undefined ? null : (
        <NameDialog
          title={asked === 'new' ? m.admin_view_save() : m.admin_view_rename()}
          action={asked === 'new' ? m.admin_view_save() : m.admin_view_rename()}
          name={asked === 'new' ? '' : asked.name}
          save={(name) =>
            asked === 'new'
              ? access.add({ list: list.path, name, query: here.split('?')[1] ?? '' })
              : access.rename(asked._id, name)
          }
          onClose={() => setAsked(undefined)}
        />
      )}
    </div>
  );
}
