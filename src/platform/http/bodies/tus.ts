import type { Readable } from 'node:stream';
import { DataStore, Server, Upload } from '@tus/server';
import type { Locks } from '../../database/locks.ts';
import { parseLocale, translate } from '../messages.ts';
import { Problem } from '../problem.ts';

export interface TusUpload {
  readonly id: string;
  /** Size in bytes. */
  readonly size: number;
  readonly offset: number;
}

/** Uploads of one caller, for a request of the tus protocol. */
export interface TusUploads {
  /** Maximum size of one upload in bytes. */
  readonly maxSize: number;
  /** Error message in the caller's language. */
  describeTooLarge(size: number): string;
  createId(): string;
  /** @throws Problem if the caller may not upload it */
  create(id: string, size: number, metadata: Readonly<Record<string, string | null>>): Promise<void>;
  /** @throws Problem `not_found` */
  read(id: string): Promise<TusUpload>;
  /** @returns the new offset */
  append(upload: { readonly id: string; readonly offset: number }): Promise<number>;
}

export interface TusOptions {
  readonly uploads: TusUploads;
  readonly locks: Locks;
  /** Path of the collection, such as `/api/v1/uploads`. */
  readonly path: string;
}

/** Store that receives the bytes directly from the socket, because the library's web streams are half as fast. */
class CallerStore extends DataStore {
  override extensions = ['creation'];
  readonly #uploads: TusUploads;

  constructor(uploads: TusUploads) {
    super();
    this.#uploads = uploads;
  }

  override async create(upload: Upload): Promise<Upload> {
    await this.#uploads.create(upload.id, upload.size ?? 0, upload.metadata ?? {});
    return upload;
  }

  override async getUpload(id: string): Promise<Upload> {
    return new Upload({ ...(await this.#uploads.read(id)) });
  }

  override write(_: Readable, id: string, offset: number): Promise<number> {
    return this.#uploads.append({ id, offset });
  }
}

const createLocker = (locks: Locks) => ({
  newLock: (id: string) => {
    let release: (() => Promise<void>) | undefined;
    return {
      lock: async () => {
        release = await locks.tryLock(`upload ${id}`);
        if (release === undefined) throw new Problem('locked');
      },
      unlock: async () => {
        await release?.();
      },
    };
  },
});

const codes = {
  400: 'bad_input',
  403: 'bad_input',
  404: 'not_found',
  409: 'conflict',
  410: 'not_found',
  413: 'too_large',
} as const;

/** Error for a tus extension; the library doesn't report which one was requested. */
function refuseExtension(headers: Headers): Problem {
  const locale = parseLocale(headers.get('accept-language'));
  const [path, key] = headers.has('upload-concat')
    ? (['Upload-Concat', 'one_upload'] as const)
    : (['Upload-Defer-Length', 'upload_length'] as const);
  return new Problem('bad_input', { errors: [{ path, message: translate(key, locale) }] });
}

/** Converts a refusal by the library into a problem. Other errors keep the library's message for the log. */
function toProblem(error: unknown, headers: Headers): unknown {
  if (error instanceof Error || typeof error !== 'object' || error === null || !('status_code' in error)) return error;
  if (error.status_code === 501) return refuseExtension(headers);
  const code = codes[error.status_code as keyof typeof codes] as (typeof codes)[keyof typeof codes] | undefined;
  return code === undefined ? new Error(`tus failed: ${JSON.stringify(error)}`) : new Problem(code);
}

const sent = [
  'location',
  'upload-offset',
  'upload-length',
  'tus-resumable',
  'tus-version',
  'tus-extension',
  'tus-max-size',
];

/**
 * Handles a request of tus 1.0 (creation, HEAD, PATCH) by one caller.
 * @throws Problem `locked` while another request appends to the upload, `conflict` for a wrong offset, or the errors of
 * `uploads`
 */
export async function answerTus(
  request: { readonly method: string; readonly id: string | undefined; readonly headers: Headers },
  { uploads, locks, path }: TusOptions,
): Promise<Response> {
  const { maxSize } = uploads;
  const size = Number(request.headers.get('upload-length') ?? 0);
  if (request.method === 'POST' && size > maxSize)
    throw new Problem('too_large', { detail: uploads.describeTooLarge(size) });
  let failure: unknown;
  const server = new Server({
    path,
    relativeLocation: true,
    maxSize,
    datastore: new CallerStore(uploads),
    locker: createLocker(locks),
    namingFunction: () => uploads.createId(),
    disableTerminationForFinishedUploads: true,
    allowedOrigins: [],
    onResponseError: (_, error) => {
      failure = error;
      return undefined;
    },
  });
  const headers = new Headers(request.headers);
  // Without this header, the library ignores the body.
  if (request.method === 'POST') headers.delete('content-type');
  const url = `http://localhost${path}${request.id === undefined ? '' : `/${request.id}`}`;
  const answer = await server.handleWeb(new Request(url, { method: request.method, headers }));
  if (failure !== undefined) throw toProblem(failure, headers);
  if (answer.status >= 400) throw new Problem('bad_input', { detail: (await answer.text()).trim() });
  const own = new Headers({ 'cache-control': 'no-store' });
  for (const name of sent) {
    const value = answer.headers.get(name);
    if (value !== null) own.set(name, value);
  }
  return new Response(null, { status: answer.status, headers: own });
}
