export interface Toast {
  readonly kind: 'success' | 'error' | 'info';
  readonly title: string;
  readonly description?: string;
  /** What it is about: a later notice of the same takes the place of the earlier. */
  readonly about?: string;
  /** A button in the notice; not for one that the next document shows. */
  readonly action?: { readonly label: string; readonly run: () => void };
}

/** Shown before there was a toaster. */
const waiting: Toast[] = [];
let toaster: ((toast: Toast) => void) | undefined;
let loadToaster: (() => void) | undefined;

const STORE = 'toasts';
let held: Toast[] | undefined;

/** From now on notices are shown by the next document: this one is being left. */
export function holdToastsForNextPage(): void {
  held ??= [];
}

/** What the document before this one held back. */
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
    // A visitor who forbids storage misses the notice, not what it is about.
  }
}

/** Shows a short notice, top right, from anywhere. */
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

/** For what loads the toaster: `load` runs with the first notice. Answers how to stop. */
export function onFirstToast(load: () => void): () => void {
  loadToaster = load;
  waiting.push(...takeHeldToasts());
  if (waiting.length > 0) load();
  return () => {
    if (loadToaster === load) loadToaster = undefined;
  };
}

/** For the toaster, which receives what has been waiting first. Answers how to stop. */
export function onToast(show: (toast: Toast) => void): () => void {
  toaster = show;
  for (const toast of waiting.splice(0)) show(toast);
  return () => {
    if (toaster === show) toaster = undefined;
  };
}
