export interface Toast {
  readonly kind: 'success' | 'error' | 'info';
  readonly title: string;
  readonly description?: string;
}

/** Shown before there was a toaster. */
const waiting: Toast[] = [];
let toaster: ((toast: Toast) => void) | undefined;
let loadToaster: (() => void) | undefined;

/** Shows a short notice, top right, from anywhere. */
export function showToast(toast: Toast): void {
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
