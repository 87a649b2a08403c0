export interface Toast {
  readonly kind: 'success' | 'error' | 'info';
  readonly title: string;
  readonly description?: string;
}

const eventName = 'arbor:toast';
/** Told before the place that shows them had loaded. */
const early: Toast[] = [];
let listening = false;

/** Shows a short notice, top right, from anywhere. */
export function showToast(toast: Toast): void {
  if (!listening) early.push(toast);
  dispatchEvent(new CustomEvent(eventName, { detail: toast }));
}

/** For what loads that place: `load` runs with the first notice. Answers how to stop listening. */
export function onFirstToast(load: () => void): () => void {
  addEventListener(eventName, load, { once: true });
  if (early.length > 0) load();
  return () => removeEventListener(eventName, load);
}

/** For the place in the page that shows them. Answers how to stop listening. */
export function onToast(listen: (toast: Toast) => void): () => void {
  const heard = (event: Event) => listen((event as CustomEvent<Toast>).detail);
  listening = true;
  addEventListener(eventName, heard);
  for (const toast of early.splice(0)) listen(toast);
  return () => {
    listening = false;
    removeEventListener(eventName, heard);
  };
}
