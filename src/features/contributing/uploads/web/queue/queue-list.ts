import { addTaken, createItem, createSnapshots, emptyQueue, type QueueItem, type QueueSnapshot } from './queue-item.ts';
import type { ServerUpload } from './server-uploads.ts';

/** The content of a queue, and the listeners that are notified when it changes. */
export class QueueList {
  readonly #listeners = new Set<() => void>();
  readonly #measure = createSnapshots();
  #snapshot = emptyQueue;
  #keys = 0;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly getSnapshot = (): QueueSnapshot => this.#snapshot;

  get items(): readonly QueueItem[] {
    return this.#snapshot.items;
  }

  find(key: string): QueueItem | undefined {
    return this.items.find((item) => item.key === key);
  }

  /** Adds a file at the end. @returns its key */
  append(name: string, folder: string, size: number): string {
    this.#keys += 1;
    const key = `file-${this.#keys}`;
    this.#show([...this.items, createItem({ key, name, folder, size })]);
    return key;
  }

  /** Adds an upload of an earlier visit at the end. @returns its key; undefined if the queue has it already */
  appendUpload({ _id, name, folder, size, received }: ServerUpload): string | undefined {
    if (this.items.some(({ uploadId }) => uploadId === _id)) return undefined;
    const key = this.append(name, folder, size);
    this.change(key, { uploadId: _id, sent: received, state: 'missing' });
    return key;
  }

  changeAll(items: readonly QueueItem[], change: Partial<Omit<QueueItem, 'key'>>): void {
    for (const { key } of items) this.change(key, change);
  }

  change(key: string, change: Partial<Omit<QueueItem, 'key'>>): void {
    this.#show(this.items.map((item) => (item.key === key ? { ...item, ...change } : item)));
  }

  keep(isKept: (item: QueueItem) => boolean): void {
    this.#show(this.items.filter(isKept));
  }

  /** Removes files from which drafts were created; totals still include them. */
  take(items: readonly QueueItem[]): void {
    const left = this.items.filter((each) => !items.some(({ key }) => key === each.key));
    this.#show(left, addTaken(this.#snapshot.taken, items));
  }

  #show(items: readonly QueueItem[], taken = this.#snapshot.taken): void {
    this.#snapshot = this.#measure(items, taken);
    for (const listener of this.#listeners) listener();
  }
}
