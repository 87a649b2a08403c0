import { browserApi } from '../../../../../ui/api/client.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import { createHandOver, type TakeReady } from './hand-over.ts';
import { hashFile } from './hash-file.ts';
import { isUnderWay, isUnsent, type QueueItem } from './queue-item.ts';
import { QueueList } from './queue-list.ts';
import { type ChosenFile, findFlaw } from './read-dropped.ts';
import { describeFailure, NoAnswerError, type Sending, sendFile } from './send-file.ts';
import {
  findKnown,
  readUploads,
  readWaitingUploads,
  retryUpload,
  type ServerUpload,
  showRefused,
} from './server-uploads.ts';

const AT_ONCE = 3;
const POLL_MS = 1500;
const RETRY_MS = 5000;

/** Store of a page's upload queue. */
export class UploadQueueStore {
  readonly #handOver: () => Promise<void>;
  readonly #files = new Map<string, File>();
  readonly #sendings = new Map<string, Sending>();
  readonly #list = new QueueList();
  readonly subscribe = this.#list.subscribe;
  readonly getSnapshot = this.#list.getSnapshot;
  #poll: ReturnType<typeof setTimeout> | undefined;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #isOpen = false;

  /** `begun`: known uploads of earlier visits, newest first. All of them are loaded once the queue is open. */
  constructor(take: TakeReady, begun: readonly ServerUpload[] = []) {
    this.#handOver = createHandOver({
      getItems: () => this.#list.items,
      take,
      onTaken: (items) => this.#list.take(items),
      onStuck: (items) => {
        this.#list.changeAll(items, { state: 'stuck' });
        this.#retrySoon();
      },
      onFailed: (items, message) => this.#list.changeAll(items, { state: 'failed', message }),
    });
    this.#show(begun);
  }

  /** Loads earlier uploads and watches the connection. Returns a function that stops that. */
  open(): () => void {
    this.#isOpen = true;
    const online = (): void => this.#resumeOffline();
    globalThis.addEventListener('online', online);
    void this.#load();
    return () => {
      this.#isOpen = false;
      globalThis.removeEventListener('online', online);
      clearTimeout(this.#poll);
      this.#poll = undefined;
      clearTimeout(this.#retry);
      for (const sending of this.#sendings.values()) sending.stop();
      this.#sendings.clear();
    };
  }

  add(chosen: readonly ChosenFile[]): void {
    for (const { file, folder } of chosen) {
      const key = this.#findMissing(file)?.key ?? this.#list.append(file.name, folder, file.size);
      this.#files.set(key, file);
      const message = findFlaw(file);
      this.#list.change(key, message === undefined ? { state: 'waiting' } : { state: 'refused', message });
    }
    this.#startNext();
  }

  pause(key: string): void {
    this.#stop(key);
    this.#list.change(key, { state: 'paused' });
    this.#startNext();
  }

  resume(key: string): void {
    const item = this.#list.find(key);
    if (item?.state === 'stuck') {
      this.resumeStuck();
      return;
    }
    // The server has the whole file, so only its status has to be queried.
    const isThere = !this.#files.has(key) && item?.uploadId !== undefined && item.sent === item.size;
    this.#list.change(key, { state: isThere ? 'processing' : 'waiting', message: '' });
    if (isThere) this.#pollSoon();
    else this.#startNext();
  }

  /** Requests that the server processes a file again. */
  async retry(key: string): Promise<void> {
    const id = this.#list.find(key)?.uploadId;
    if (id === undefined) return;
    this.#list.change(key, { state: 'processing', message: '', canRetry: false });
    const again = await retryUpload(id);
    if (again !== undefined) this.#follow(again, key);
    else this.#list.change(key, { state: 'refused', message: m.uploads_failed(), canRetry: true });
  }

  /** Requests again that drafts are created from files whose earlier request got no response. */
  resumeStuck(): void {
    const stuck = this.#list.items.filter(({ state }) => state === 'stuck');
    this.#list.changeAll(stuck, { state: 'ready' });
    if (stuck.length > 0) void this.#handOver();
  }

  pauseAll(): void {
    for (const { key } of this.#list.items.filter(isUnsent)) {
      this.#stop(key);
      this.#list.change(key, { state: 'paused' });
    }
  }

  resumeAll(): void {
    for (const { key, state } of this.#list.items) if (state === 'paused' || state === 'offline') this.resume(key);
  }

  /** Removes a file from the queue and deletes its upload on the server. */
  async cancel(key: string): Promise<void> {
    const item = this.#list.find(key);
    this.#stop(key);
    this.#files.delete(key);
    this.#list.keep((each) => each.key !== key);
    this.#startNext();
    void this.#handOver();
    if (item?.uploadId !== undefined && item.state !== 'known')
      await browserApi('DELETE /uploads/{id}', { params: { id: item.uploadId } }).catch(() => undefined);
  }

  async cancelAll(): Promise<void> {
    await Promise.all(this.#list.items.filter(isUnsent).map(({ key }) => this.cancel(key)));
  }

  /** Removes files that contents use already from the queue. */
  clearDone(): void {
    this.#list.keep(({ state }) => state !== 'known');
  }

  #findMissing({ name, size }: File): QueueItem | undefined {
    return this.#list.items.find((item) => item.state === 'missing' && item.name === name && item.size === size);
  }

  #stop(key: string): void {
    this.#sendings.get(key)?.stop();
    this.#sendings.delete(key);
  }

  #startNext(): void {
    for (;;) {
      const next = this.#list.items.find(({ state }) => state === 'waiting');
      if (next === undefined || this.#list.items.filter(isUnderWay).length >= AT_ONCE) return;
      const file = this.#files.get(next.key);
      if (file === undefined) this.#list.change(next.key, { state: 'missing' });
      else {
        this.#list.change(next.key, { state: 'checking' });
        void this.#run(next.key, file).finally(() => this.#startNext());
      }
    }
  }

  async #run(key: string, file: File): Promise<void> {
    const sha256 = await hashFile(file);
    if (this.#list.find(key)?.state !== 'checking') return;
    try {
      if (sha256 !== null && (await this.#isKnown(key, sha256))) return;
      if (this.#list.find(key)?.state === 'checking') await this.#send(key, file, sha256);
    } catch (error) {
      const state = this.#list.find(key)?.state;
      if (state !== 'checking' && state !== 'sending') return;
      if (error instanceof NoAnswerError || !navigator.onLine) this.#wait(key);
      else this.#list.change(key, { state: 'failed', message: describeFailure(error) });
    }
  }

  /** Whether the server has the whole file. If it has a part, sending continues there. */
  async #isKnown(key: string, sha256: string): Promise<boolean> {
    const { upload, content } = await findKnown(sha256);
    const item = this.#list.find(key);
    if (item === undefined) return false;
    if (content !== null) {
      this.#files.delete(key);
      const message = m.uploads_state_known({ title: content.title });
      this.#list.change(key, { state: 'known', message, sent: item.size });
      void this.#handOver();
      return true;
    }
    if (upload === null) return false;
    const twin = this.#list.items.find((other) => other.key !== key && other.uploadId === upload._id);
    if (twin !== undefined) {
      // For two identical files, one upload is enough, and a refusal applies to both.
      this.#files.delete(key);
      const same = { state: 'known', message: m.uploads_state_same({ name: twin.name }), sent: item.size } as const;
      this.#list.change(key, upload.status === 'refused' ? { ...showRefused(upload), canRetry: false } : same);
      void this.#handOver();
      return true;
    }
    this.#list.change(key, { uploadId: upload._id });
    if (upload.status === 'receiving') return false;
    this.#follow(upload, key);
    void this.#handOver();
    return true;
  }

  async #send(key: string, file: File, sha256: string | null): Promise<void> {
    const { name, folder, uploadId } = this.#list.find(key) ?? { name: file.name, folder: '', uploadId: undefined };
    const sending = sendFile(file, {
      name,
      folder,
      sha256,
      uploadId,
      onBegun: (id) => this.#list.change(key, { uploadId: id }),
      onProgress: (sent) => this.#list.change(key, { sent }),
    });
    this.#sendings.set(key, sending);
    this.#list.change(key, { state: 'sending' });
    await sending.done;
    if (this.#sendings.get(key) !== sending) return;
    this.#sendings.delete(key);
    this.#files.delete(key);
    this.#list.change(key, { state: 'processing', sent: file.size });
    this.#pollSoon();
  }

  #wait(key: string): void {
    this.#sendings.delete(key);
    this.#list.change(key, { state: 'offline' });
    this.#retrySoon();
  }

  #retrySoon(): void {
    if (!this.#isOpen) return;
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => this.#resumeOffline(), RETRY_MS);
  }

  #resumeOffline(): void {
    this.resumeStuck();
    const offline = this.#list.items.filter(({ state }) => state === 'offline');
    this.#list.changeAll(offline, { state: 'waiting' });
    this.#startNext();
  }

  /** Updates a file by the status of its upload on the server. */
  #follow(upload: ServerUpload, key: string): void {
    const { status, size } = upload;
    if (status === 'refused') this.#list.change(key, showRefused(upload));
    else if (status === 'ready') {
      this.#files.delete(key);
      this.#list.change(key, { state: 'ready', sent: size });
    } else {
      this.#list.change(key, { state: 'processing', sent: size });
      this.#pollSoon();
    }
  }

  async #load(): Promise<void> {
    const uploads = await readWaitingUploads();
    if (!this.#isOpen) return;
    this.#show(uploads);
    this.#pollSoon();
    void this.#handOver();
  }

  /** Adds uploads that aren't in the queue yet. */
  #show(uploads: readonly ServerUpload[]): void {
    for (const upload of uploads.toReversed()) {
      const key = this.#list.appendUpload(upload);
      if (key !== undefined && upload.status !== 'receiving') this.#follow(upload, key);
    }
  }

  #pollSoon(): void {
    if (this.#poll !== undefined || !this.#isOpen) return;
    this.#poll = setTimeout(() => {
      this.#poll = undefined;
      void this.#pollNow();
    }, POLL_MS);
  }

  async #pollNow(): Promise<void> {
    const asked = this.#list.items.filter(({ state }) => state === 'processing').slice(0, 100);
    if (asked.length === 0) return;
    const uploads = await readUploads(asked.map(({ uploadId }) => uploadId ?? ''));
    if (!this.#isOpen) return;
    for (const upload of uploads) {
      const item = asked.find(({ uploadId }) => uploadId === upload._id);
      if (item !== undefined && upload.status !== 'processing' && upload.status !== 'received')
        this.#follow(upload, item.key);
    }
    void this.#handOver();
    if (this.#list.items.some(({ state }) => state === 'processing')) this.#pollSoon();
  }
}
