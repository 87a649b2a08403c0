import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react';

const GAP = 6;
const EDGE = 8;

/** Classes of a menu item. */
export const menuItem = 'flex min-h-11 w-full items-center gap-2.5 rounded-control px-3 py-2 text-left hover:bg-canvas';

/** Places a menu below its button, or above it if there is no room, inside of the window. */
export function placeMenu(menu: HTMLElement, button: HTMLElement): void {
  const { left, top, bottom, right } = button.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = menu;
  const below = bottom + GAP;
  const isBelow = below + height + EDGE <= innerHeight;
  menu.style.left = `${Math.max(EDGE, Math.min(right - width, innerWidth - width - EDGE, Math.max(left, right - width)))}px`;
  menu.style.top = `${Math.max(EDGE, isBelow ? below : top - GAP - height)}px`;
}

/** Moves the focus between menu items by arrow keys, in a cycle. */
export function moveMenuFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (step === 0) return;
  event.preventDefault();
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=menuitem]')];
  const at = items.findIndex((item) => item.matches(':focus'));
  items[(at + step + items.length) % items.length]?.focus();
}

interface PopoverMenuProps {
  readonly label: string;
  /** The button that opened the menu, which gets the focus when it closes. */
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
  /** Menu items: elements with `role="menuitem"`. */
  readonly children: ReactNode;
}

/** Menu at a button, initially open; closed by Escape, a click outside, or a navigation. */
export function PopoverMenu({ label, anchor, onClose, children }: PopoverMenuProps) {
  const menu = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const shown = menu.current;
    if (shown === null) return;
    if (!shown.matches(':popover-open')) shown.showPopover();
    placeMenu(shown, anchor);
    shown.querySelector<HTMLElement>('[role=menuitem]')?.focus();
  }, [anchor]);
  return (
    <div
      ref={menu}
      popover="auto"
      className="inset-auto m-0 w-60 max-w-[calc(100vw-1rem)] rounded-card border border-line bg-paper p-1.5 text-14 text-ink shadow-float"
      onToggle={(event) => {
        if (event.newState !== 'closed') return;
        anchor.focus();
        onClose();
      }}
    >
      <div role="menu" aria-label={label} tabIndex={-1} onKeyDown={moveMenuFocus}>
        {children}
      </div>
    </div>
  );
}
