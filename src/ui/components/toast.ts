export interface Toast {
  readonly kind: 'success' | 'error' | 'info';
  readonly title: string;
  readonly description?: string;
  /** Key of the toast's subject; a later toast with this key replaces the earlier one. */
  readonly about?: string;
  /** Button in the toast; not for toasts that the next document shows. */
  readonly action?: { readonly label: string; readonly run: () => void };
}

/** Toasts shown before the toaster was loaded. */
const waiting: Toast[] = [];
let toaster: ((toast: Toast) => void) | undefined;
let loadToaster: (() => void) | undefined;

const STORE = 'toasts';
let held: Toast[] | undefined;

/** Stores all further toasts for the next document, because this one is being left. */
export function holdToastsForNextPage(): void {
  held ??= [];
}

/** Toasts that the previous document stored. */
function takeHeldToasts(): Toast[] {
  try {
    const stored = sessionStorage.getItem(STORE);
    sessionStorage.removeItem(STORE);
    return stored === null ? [] : (JSON.parse(stored) as Toast[]);
  } catch {
    return [];
  }
}

function hold(toast: Toast, before: Toast[]): void {
  before.push(toast);
  try {
    sessionStorage.setItem(STORE, JSON.stringify(before));
  } catch {
    // Storage is blocked, so the toast is lost, but nothing else.
  }
}

/** Shows a short message in a corner, from any code. */
export function showToast(toast: Toast): void {
  if (held !== undefined) {
    hold(toast, held);
    return;
  }
  if (toaster !== undefined) {
    toaster(toast);
    return;
  }
  waiting.push(toast);
  loadToaster?.();
}

/** Registers the function that loads the toaster with the first toast. Returns a function that removes it. */
export function onFirstToast(load: () => void): () => void {
  loadToaster = load;
  waiting.push(...takeHeldToasts());
  if (waiting.length > 0) load();
  return () => {
    if (loadToaster === load) loadToaster = undefined;
  };
}

/** Registers the toaster, which first receives all waiting toasts. Returns a function that removes it. */
export function onToast(show: (toast: Toast) => void): () => void {
  toaster = show;
  for (const toast of waiting.splice(0)) show(toast);
  return () => {
    if (toaster === show) toaster = undefined;
  };
}
