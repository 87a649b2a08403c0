import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { changeExclusion, type Subject } from '../features/catalogue/exclusions/web/change-exclusion.ts';
import { browserApi, isApiError } from '../ui/api/client.ts';
import { showFailure } from '../ui/api/show-failure.ts';
import { Icon } from '../ui/components/icon.tsx';
import { Spinner } from '../ui/components/spinner.tsx';
import { menuItem, moveMenuFocus, placeMenu } from '../ui/forms/popover-menu.tsx';
import { localizeHref } from '../ui/locale.ts';
import { m } from '../ui/paraglide/messages.js';

const MAX_KEYWORDS = 6;

interface Choice {
  readonly subject: Subject;
  readonly label: string;
}

async function fetchChoices(id: string): Promise<Choice[]> {
  const { ai, contributor, keywords } = await browserApi('GET /content/single/{id}', { params: { id } });
  const { _id, username, name } = contributor;
  return [
    ...(ai ? [{ subject: { kind: 'ai' } as const, label: m.card_menu_ai() }] : []),
    {
      subject: { kind: 'contributor', contributor: { _id, username, name } } as const,
      label: m.card_menu_by({ name }),
    },
    ...keywords.slice(0, MAX_KEYWORDS).map((keyword) => ({
      subject: { kind: 'keyword', keyword: keyword.toLowerCase() } as const,
      label: m.card_menu_keyword({ keyword }),
    })),
  ];
}

interface CardMenuProps {
  readonly contentId: string;
  readonly anchor: HTMLElement;
  readonly isSignedIn: boolean;
  readonly onAddToList: () => void;
  readonly onClose: () => void;
}

/** Menu of a work's card: adds the work to lists, or excludes works of its kind from all lists. */
function CardMenu({ contentId, anchor, isSignedIn, onAddToList, onClose }: CardMenuProps) {
  const menu = useRef<HTMLDivElement>(null);
  const [choices, setChoices] = useState<readonly Choice[]>();
  useLayoutEffect(() => {
    const shown = menu.current;
    if (shown === null) return;
    if (!shown.matches(':popover-open')) shown.showPopover();
    placeMenu(shown, anchor);
    if (choices === undefined) shown.querySelector('button')?.focus();
  }, [anchor, choices]);
  useEffect(() => {
    let isCurrent = true;
    fetchChoices(contentId).then(
      (found) => isCurrent && setChoices(found),
      (error: unknown) => {
        if (!isApiError(error)) throw error;
        showFailure(error, m.card_menu_failed());
        if (isCurrent) onClose();
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [contentId, onClose]);
  const addToList = () => {
    menu.current?.hidePopover();
    onAddToList();
  };
  const choose = ({ subject }: Choice) => {
    menu.current?.hidePopover();
    void changeExclusion(subject, true, isSignedIn);
  };
  return (
    <div
      ref={menu}
      popover="auto"
      className="inset-auto m-0 w-72 max-w-[calc(100vw-1rem)] rounded-card border border-line bg-paper p-1.5 text-14 text-ink shadow-float"
      onToggle={(event) => {
        if (event.newState !== 'closed') return;
        anchor.focus();
        onClose();
      }}
    >
      <div role="menu" aria-label={m.card_menu()} tabIndex={-1} onKeyDown={moveMenuFocus}>
        <button type="button" role="menuitem" className={menuItem} onClick={addToList}>
          <Icon name="plus" className="size-4 shrink-0 text-muted" />
          {m.favorite_lists_add()}
        </button>
        <a
          href={localizeHref(`/similar/${contentId}`)}
          role="menuitem"
          className={menuItem}
          onClick={() => menu.current?.hidePopover()}
        >
          <Icon name="image" className="size-4 shrink-0 text-muted" />
          {m.pictures_find_similar()}
        </a>
        <fieldset aria-labelledby="card-menu-leave-out" className="mt-1.5 border-t border-line pt-1.5">
          <p id="card-menu-leave-out" className="px-3 py-2 text-12 text-muted">
            {m.card_menu_leave_out()}
          </p>
          {choices === undefined ? (
            <p className="grid min-h-11 place-items-center">
              <Spinner />
            </p>
          ) : (
            choices.map((choice) => (
              <button
                key={choice.label}
                type="button"
                role="menuitem"
                className={menuItem}
                onClick={() => choose(choice)}
              >
                <Icon name="ban" className="size-4 shrink-0 text-muted" />
                <span className="min-w-0 wrap-anywhere">{choice.label}</span>
              </button>
            ))
          )}
        </fieldset>
      </div>
    </div>
  );
}

/** Opens a card's menu at the pressed button. Its own React root keeps it out of the page's initial script. */
export function openCardMenu(
  contentId: string,
  anchor: HTMLElement,
  isSignedIn: boolean,
  onAddToList: () => void,
): void {
  const place = (document.getElementById('main') ?? document.body).appendChild(document.createElement('div'));
  const root = createRoot(place);
  const close = () => {
    root.unmount();
    place.remove();
  };
  root.render(
    <CardMenu
      contentId={contentId}
      anchor={anchor}
      isSignedIn={isSignedIn}
      onAddToList={onAddToList}
      onClose={() => setTimeout(close)}
    />,
  );
}
