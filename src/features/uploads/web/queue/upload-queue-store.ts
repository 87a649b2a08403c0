import { browserApi } from '../../../../ui/api/client.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import { hashFile } from './hash-file.ts';
import { isUnderWay, isUnsent, type QueueItem, SpeedMeter, sumQueue } from './queue-item.ts';
import type { ChosenFile } from './read-dropped.ts';
import { NoAnswerError, RefusedError, type Sending, sendFile } from './send-file.ts';
import { type ServerUpload, showRefused } from './server-upload.ts';

const AT_ONCE = 3;
const MAX_NAME = 200;
const POLL_MS = 1500;
const RETRY_MS = 5000;

const toMessage = (error: unknown): string =>
  error instanceof RefusedError && error.message !== '' ? error.message : m.uploads_failed();

type Change = Partial<Omit<QueueItem, 'key'>>;

export interface QueueSnapshot {
  readonly items: readonly QueueItem[];
  /** Bytes a second. */
  readonly speed: number;
}

/** What is on its way from this page; one for each page that shows it. */
export class UploadQueueStore {
  readonly #onReady: (ids: string[]) => void;
  readonly #files = new Map<string, File>();
  readonly #sendings = new Map<string, Sending>();
  readonly #listeners = new Set<() => void>();
  readonly #meter = new SpeedMeter();
  #snapshot: QueueSnapshot = { items: [], speed: 0 };
  #keys = 0;
  #poll: ReturnType<typeof setTimeout> | undefined;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #isOpen = false;

  constructor(onReady: (ids: string[]) => void) {
    this.#onReady = onReady;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly getSnapshot = (): QueueSnapshot => this.#snapshot;

  /** Shows what was begun earlier, and follows the connection until the answer is called. */
  open(): () => void {
    this.#isOpen = true;
    const online = (): void => this.#resumeOffline();
    globalThis.addEventListener('online', online);
    void this.#load();
    return () => {
      this.#isOpen = false;
      globalThis.removeEventListener('online', online);
      clearTimeout(this.#poll);
      clearTimeout(this.#retry);
      for (const sending of this.#sendings.values()) sending.stop();
      this.#sendings.clear();
    };
  }

  add(chosen: readonly ChosenFile[]): void {
    for (const { file, folder } of chosen) {
      const begun = this.#items.find(
        (item) => item.state === 'missing' && item.name === file.name && item.size === file.size,
      );
      const key = begun?.key ?? this.#append(file.name, folder, file.size);
      this.#files.set(key, file);
      if (file.size === 0) this.#change(key, { state: 'failed', message: m.uploads_refused_empty() });
      else if (file.name.length > MAX_NAME) this.#change(key, { state: 'failed', message: m.uploads_name_too_long() });
      else this.#change(key, { state: 'waiting' });
    }
    this.#startNext();
  }

  pause(key: string): void {
    this.#stop(key);
    this.#change(key, { state: 'paused' });
    this.#startNext();
  }

  resume(key: string): void {
    this.#change(key, { state: 'waiting', message: '' });
    this.#startNext();
  }

  /** Has the server process once more what it couldn't. */
  async retry(key: string): Promise<void> {
    const id = this.#find(key)?.uploadId;
    if (id === undefined) return;
    this.#change(key, { state: 'processing', message: '', canRetry: false });
    const again = await browserApi('POST /uploads/retry/{id}', { params: { id } }).catch(() => undefined);
    if (again !== undefined) this.#follow(again, key);
    else this.#change(key, { state: 'refused', message: m.uploads_failed(), canRetry: true });
  }

  pauseAll(): void {
    for (const item of this.#items.filter((each) => isUnsent(each))) {
      this.#stop(item.key);
      this.#change(item.key, { state: 'paused' });
    }
  }

  resumeAll(): void {
    for (const { key, state } of this.#items) if (state === 'paused' || state === 'offline') this.resume(key);
  }

  /** Takes it out of the queue, and what the server has of it is deleted. */
  async cancel(key: string): Promise<void> {
    const item = this.#find(key);
    this.#stop(key);
    this.#files.delete(key);
    this.#show(this.#items.filter((each) => each.key !== key));
    this.#startNext();
    if (item?.uploadId !== undefined && item.state !== 'ready')
      await browserApi('DELETE /uploads/{id}', { params: { id: item.uploadId } }).catch(() => undefined);
  }

  async cancelAll(): Promise<void> {
    const unsent = this.#items.filter((item) => isUnsent(item));
    await Promise.all(unsent.map(({ key }) => this.cancel(key)));
  }

  /** Leaves what is still on its way. */
  clearDone(): void {
    this.#show(this.#items.filter(({ state }) => state !== 'ready'));
  }

  get #items(): readonly QueueItem[] {
    return this.#snapshot.items;
  }

  #find(key: string): QueueItem | undefined {
    return this.#items.find((item) => item.key === key);
  }

  #append(name: string, folder: string, size: number): string {
    this.#keys += 1;
    const key = `file-${this.#keys}`;
    const item = {
      key,
      name,
      folder,
      size,
      sent: 0,
      uploadId: undefined,
      message: '',
      isKnown: false,
      canRetry: false,
    };
    this.#show([...this.#items, { ...item, state: 'waiting' }]);
    return key;
  }

  #change(key: string, change: Change): void {
    this.#show(this.#items.map((item) => (item.key === key ? { ...item, ...change } : item)));
  }

  #show(items: readonly QueueItem[]): void {
    if (items.some(isUnderWay)) this.#meter.add(sumQueue(items).sent, performance.now());
    else this.#meter.clear();
    this.#snapshot = { items, speed: this.#meter.read() };
    for (const listener of this.#listeners) listener();
  }

  #stop(key: string): void {
    this.#sendings.get(key)?.stop();
    this.#sendings.delete(key);
  }

  #startNext(): void {
    for (;;) {
      const next = this.#items.find(({ state }) => state === 'waiting');
      if (next === undefined || this.#items.filter(isUnderWay).length >= AT_ONCE) return;
      const file = this.#files.get(next.key);
      if (file === undefined) this.#change(next.key, { state: 'missing' });
      else {
        this.#change(next.key, { state: 'checking' });
        void this.#run(next.key, file).finally(() => this.#startNext());
      }
    }
  }

  async #run(key: string, file: File): Promise<void> {
    const sha256 = await hashFile(file);
    if (this.#find(key)?.state !== 'checking') return;
    try {
      if (sha256 !== null && (await this.#isKnown(key, sha256))) return;
      if (this.#find(key)?.state === 'checking') await this.#send(key, file, sha256);
    } catch (error) {
      const state = this.#find(key)?.state;
      if (state !== 'checking' && state !== 'sending') return;
      if (error instanceof NoAnswerError || !navigator.onLine) this.#wait(key);
      else this.#change(key, { state: 'failed', message: toMessage(error) });
    }
  }

  /** Whether the server has all of it. Where it has a part, that is what is gone on with. */
  async #isKnown(key: string, sha256: string): Promise<boolean> {
    const { upload } = await browserApi('GET /uploads/known', { query: { sha256 } }).catch(() => ({ upload: null }));
    const item = this.#find(key);
    if (upload === null || item === undefined) return false;
    if (this.#items.some((other) => other.key !== key && other.uploadId === upload._id)) {
      // The same bytes twice in one go: one of them is enough.
      this.#files.delete(key);
      this.#show(this.#items.filter((each) => each.key !== key));
      return true;
    }
    this.#change(key, { uploadId: upload._id, isKnown: upload.status !== 'receiving' });
    if (upload.status === 'receiving') return false;
    this.#follow(upload, key);
    return true;
  }

  async #send(key: string, file: File, sha256: string | null): Promise<void> {
    const { name, folder, uploadId } = this.#find(key) ?? { name: file.name, folder: '', uploadId: undefined };
    const sending = sendFile(file, {
      name,
      folder,
      sha256,
      uploadId,
      onBegun: (id) => this.#change(key, { uploadId: id }),
      onProgress: (sent) => this.#change(key, { sent }),
    });
    this.#sendings.set(key, sending);
    this.#change(key, { state: 'sending' });
    await sending.done;
    if (this.#sendings.get(key) !== sending) return;
    this.#sendings.delete(key);
    this.#files.delete(key);
    this.#change(key, { state: 'processing', sent: file.size });
    this.#pollSoon();
  }

  #wait(key: string): void {
    this.#sendings.delete(key);
    this.#change(key, { state: 'offline' });
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => this.#resumeOffline(), RETRY_MS);
  }

  #resumeOffline(): void {
    for (const { key, state } of this.#items) if (state === 'offline') this.#change(key, { state: 'waiting' });
    this.#startNext();
  }

  /** Shows what the server says of an upload. */
  #follow(upload: ServerUpload, key: string): void {
    const { status, size } = upload;
    if (status === 'refused') {
      this.#change(key, showRefused(upload));
    } else if (status === 'ready') {
      this.#files.delete(key);
      this.#change(key, { state: 'ready', sent: size });
      this.#onReady([upload._id]);
    } else {
      this.#change(key, { state: 'processing', sent: size });
      this.#pollSoon();
    }
  }

  async #load(): Promise<void> {
    const list = await browserApi('GET /uploads/mine', { query: { limit: 100 } }).catch(() => undefined);
    if (list === undefined || !this.#isOpen) return;
    const known = new Set(this.#items.map(({ uploadId }) => uploadId));
    const unseen = list.items.filter(({ _id }) => !known.has(_id)).toReversed();
    for (const upload of unseen.filter(({ status }) => status !== 'ready')) {
      const key = this.#append(upload.name, upload.folder, upload.size);
      this.#change(key, { uploadId: upload._id, sent: upload.received, state: 'missing' });
      if (upload.status !== 'receiving') this.#follow(upload, key);
    }
    const ready = unseen.filter(({ status }) => status === 'ready').map(({ _id }) => _id);
    if (ready.length > 0) this.#onReady(ready);
  }

  #pollSoon(): void {
    if (this.#poll !== undefined || !this.#isOpen) return;
    this.#poll = setTimeout(() => {
      this.#poll = undefined;
      void this.#pollNow();
    }, POLL_MS);
  }

  async #pollNow(): Promise<void> {
    const asked = this.#items.filter(({ state }) => state === 'processing').slice(0, 100);
    const ids = asked.map(({ uploadId }) => uploadId ?? '').join(',');
    if (ids === '') return;
    const list = await browserApi('GET /uploads/mine', { query: { limit: 100, ids } }).catch(() => undefined);
    if (!this.#isOpen) return;
    for (const upload of list?.items ?? []) {
      const item = asked.find(({ uploadId }) => uploadId === upload._id);
      if (item !== undefined && upload.status !== 'processing' && upload.status !== 'received')
        this.#follow(upload, item.key);
    }
    if (this.#items.some(({ state }) => state === 'processing')) this.#pollSoon();
  }
}
