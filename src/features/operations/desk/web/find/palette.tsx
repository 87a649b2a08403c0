import { Autocomplete } from '@base-ui/react/autocomplete';
import { Dialog } from '@base-ui/react/dialog';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { AdminPage } from '../../../../../ui/admin/navigation.ts';
import { Icon } from '../../../../../ui/components/icon.tsx';
import { popupItemClass } from '../../../../../ui/forms/popup.tsx';
import { localizeHref } from '../../../../../ui/locale.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import { type FindEntry, type FindGroup, filterPages, groupFindings } from './find-groups.ts';
import { useFind } from './use-find.ts';

function Entry({ entry, onChoose }: { entry: FindEntry; onChoose: () => void }) {
  return (
    <Autocomplete.Item
      value={entry}
      onClick={onChoose}
      className={`${popupItemClass} min-h-11 text-14 max-sm:flex-col max-sm:items-start max-sm:gap-0`}
    >
      <span className="min-w-0 truncate max-sm:max-w-full sm:grow">{entry.title}</span>
      {entry.detail === '' ? null : (
        <span className="max-w-full truncate text-12 text-muted sm:max-w-1/2">{entry.detail}</span>
      )}
    </Autocomplete.Item>
  );
}

function Results({ onChoose }: { onChoose: (entry: FindEntry) => void }) {
  return (
    <Autocomplete.List className="min-h-0 grow scroll-py-2 overflow-y-auto overscroll-contain p-2 outline-none empty:p-0">
      {(group: FindGroup) => (
        <Autocomplete.Group key={group.kind} items={group.items} className="mb-1">
          <Autocomplete.GroupLabel className="px-3 pt-2 pb-1 text-12 font-medium text-muted">
            {group.label}
          </Autocomplete.GroupLabel>
          <Autocomplete.Collection>
            {(entry: FindEntry) => (
              <Entry key={`${group.kind} ${entry.path}`} entry={entry} onChoose={() => onChoose(entry)} />
            )}
          </Autocomplete.Collection>
        </Autocomplete.Group>
      )}
    </Autocomplete.List>
  );
}

/** Search for records and pages of the admin area, usable with the keyboard alone. */
export function Palette({ pages, onClosed }: { pages: readonly AdminPage[]; onClosed: () => void }) {
  const [isOpen, setIsOpen] = useState(true);
  const [typed, setTyped] = useState('');
  const { found, isLoading, hasFailed } = useFind(typed);
  const navigate = useNavigate();
  const groups = groupFindings(found, filterPages(pages, typed));
  const choose = ({ path }: FindEntry) => {
    setIsOpen(false);
    void navigate(localizeHref(path));
  };
  const isEmpty = groups.length === 0 && !isLoading;
  return (
    <Dialog.Root
      open={isOpen}
      onOpenChange={setIsOpen}
      onOpenChangeComplete={(open) => {
        if (!open) onClosed();
      }}
    >
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-40 bg-shade transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Dialog.Popup
          aria-label={m.desk_find()}
          className="fixed inset-x-0 top-0 z-40 mx-auto flex max-h-dvh w-full max-w-xl flex-col bg-paper text-ink shadow-float outline-none transition-[scale,opacity] data-ending-style:scale-98 data-ending-style:opacity-0 data-starting-style:scale-98 data-starting-style:opacity-0 max-sm:h-dvh sm:top-[12dvh] sm:max-h-[70dvh] sm:rounded-dialog"
        >
          <Autocomplete.Root
            open
            inline
            items={groups}
            value={typed}
            onValueChange={setTyped}
            filter={null}
            itemToStringValue={() => typed}
            autoHighlight="always"
            keepHighlight
          >
            <div className="flex items-center gap-2 border-b border-line px-4">
              <Icon name="search" className="size-5 shrink-0 text-muted" />
              <Autocomplete.Input
                aria-label={m.desk_find()}
                placeholder={m.desk_find_hint()}
                className="h-14 min-w-0 grow bg-transparent text-16 outline-none placeholder:text-muted"
              />
              <Dialog.Close
                aria-label={m.close()}
                title={m.close()}
                className="grid size-10 shrink-0 place-items-center rounded-control hover:bg-line/60"
              >
                <Icon name="x" />
              </Dialog.Close>
            </div>
            <p role="status" className={isEmpty || hasFailed ? 'px-5 py-6 text-14 text-muted' : 'sr-only'}>
              {hasFailed
                ? m.desk_find_failed()
                : isEmpty
                  ? m.desk_find_none()
                  : isLoading
                    ? m.desk_find_loading()
                    : null}
            </p>
            <Results onChoose={choose} />
          </Autocomplete.Root>
          <p className="border-t border-line px-5 py-2.5 text-12 text-muted max-sm:hidden">{m.desk_find_keys()}</p>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
