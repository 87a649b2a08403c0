import { useEffect } from 'react';

/** An action on a control before hydration. */
type Kept =
  | { readonly kind: 'click' }
  | { readonly kind: 'change'; readonly value: string; readonly checked: boolean }
  | { readonly kind: 'submit'; readonly submitter: HTMLElement | null };

interface EarlyTaps {
  /** The last action on each control, in order. */
  readonly kept: Map<HTMLElement, Kept>;
  /** Called when a button that needs a script was tapped. */
  prepare?: () => void;
  readonly stop: () => void;
}

declare global {
  interface Window {
    arborEarlyTaps?: EarlyTaps | undefined;
  }
}

/**
 * Script that runs before the first paint. It records actions on buttons that need a script, links marked
 * `data-keep-tap`, fields and POST forms, which `useEarlyTaps` replays after hydration; pressed buttons show that at
 * once, also those that submit a form. Other links, GET forms and popovers work without scripts. If a script is
 * missing, or not loaded within half a minute, links are followed and buttons are no longer shown as busy.
 */
export const earlyTapsScript = /* @__PURE__ */ `{
  const kept = new Map();
  const end = new AbortController();
  const keep = (element, what) => {
    kept.delete(element);
    kept.set(element, what);
  };
  const mark = (control) => {
    control.dataset.tapped = '';
    control.ariaBusy = 'true';
  };
  const listen = (type, take) => addEventListener(type, take, { capture: true, signal: end.signal });
  listen('click', (event) => {
    const control = event.target.closest?.('button, a[data-keep-tap]');
    if (!control || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (control.type === 'submit' && control.form) return;
    if (control.href) event.preventDefault();
    keep(control, { kind: 'click' });
    if (control.popoverTargetElement) return;
    mark(control);
    window.arborEarlyTaps.prepare?.();
  });
  const change = ({ target }) => {
    if (target.type !== 'search') keep(target, { kind: 'change', value: target.value, checked: target.checked === true });
  };
  listen('input', change);
  listen('change', change);
  listen('submit', (event) => {
    if (event.target.method !== 'post') return;
    event.preventDefault();
    keep(event.target, { kind: 'submit', submitter: event.submitter });
    if (event.submitter) mark(event.submitter);
  });
  const giveUp = () => {
    end.abort();
    for (const [control, { submitter }] of kept) {
      const marked = submitter ?? control;
      delete marked.dataset.tapped;
      marked.ariaBusy = null;
      if (control.href) location.assign(control.href);
    }
    kept.clear();
  };
  listen('error', ({ target }) => {
    if (target.tagName === 'SCRIPT') giveUp();
  });
  listen('unhandledrejection', giveUp);
  const late = setTimeout(giveUp, 30000);
  window.arborEarlyTaps = {
    kept,
    stop: () => {
      end.abort();
      clearTimeout(late);
    },
  };
}`.replace(/\s*\n\s*/g, ' ');

function unmark(element: HTMLElement): void {
  delete element.dataset['tapped'];
  element.ariaBusy = null;
}

function click(element: HTMLElement): void {
  unmark(element);
  // The browser has already opened or closed the button's popover.
  const keepPopover = (event: Event) => event.preventDefault();
  const opensPopover = element instanceof HTMLButtonElement && element.popoverTargetElement !== null;
  if (opensPopover) addEventListener('click', keepPopover);
  element.click();
  removeEventListener('click', keepPopover);
}

/** Sets a field's value by the native setter, because React's own would ignore the change. */
function setValue(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const prototype = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
}

function change(field: HTMLElement, { value, checked }: { value: string; checked: boolean }): void {
  if (field instanceof HTMLSelectElement) {
    field.value = value;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')) {
    field.checked = !checked;
    field.click();
  } else if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
    setValue(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    if (field !== document.activeElement) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  }
}

function replay(element: HTMLElement, kept: Kept): void {
  if (kept.kind === 'click') click(element);
  else if (kept.kind === 'change') change(element, kept);
  else if (element instanceof HTMLFormElement) {
    if (kept.submitter !== null) unmark(kept.submitter);
    element.requestSubmit(kept.submitter);
  }
}

/**
 * Calls `prepare` when a button is tapped before hydration, or has been, so that the required chunk is loaded early.
 * For modules in the page's initial script.
 */
export function onEarlyTap(prepare: () => void): void {
  const early = typeof window === 'undefined' ? undefined : window.arborEarlyTaps;
  if (early === undefined) return;
  early.prepare = prepare;
  if ([...early.kept.keys()].some((control) => control.matches('button[data-tapped]'))) prepare();
}

/**
 * Replays actions that were made before hydration. For the outermost component, whose effects run after all handlers
 * are attached.
 */
export function useEarlyTaps(): void {
  useEffect(() => {
    const early = window.arborEarlyTaps;
    window.arborEarlyTaps = undefined;
    early?.stop();
    for (const [element, kept] of early?.kept ?? []) if (element.isConnected) replay(element, kept);
  }, []);
}
