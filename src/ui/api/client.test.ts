import { afterEach, describe, expect, expectTypeOf, it, vi } from 'vitest';
import type { Operations } from '../../platform/http/operation.ts';
import { expireSession, hasSessionEnded, onSessionExpired } from '../session/session-expiry.ts';
import { ApiError, type ArborApi, browserApi, getErrorMessage } from './client.ts';

const refuse = (status: number, body: unknown = {}, headers: Record<string, string> = {}) =>
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(body), { status, headers }));

async function failure(call: Promise<unknown>): Promise<ApiError> {
  const error: unknown = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof ApiError) return error;
  throw new Error('It did not fail.');
}

const ask = () => failure(browserApi('GET /user/get/profile', {}));
const told = { code: 'bad_input', detail: 'The server says so.', errors: [{ path: 'name', message: 'Too long.' }] };

afterEach(() => onSessionExpired(undefined));

describe('a failed call, by its status', () => {
  it.each([
    [400, 400, ''],
    [403, 403, ''],
    [404, 404, ''],
    [500, 500, 'Server error'],
    [409, 409, told.detail],
    [413, 413, told.detail],
    [429, 429, told.detail],
    [503, 503, told.detail],
    [402, 520, 'Something went wrong!'],
    [415, 520, 'Something went wrong!'],
    [422, 520, 'Something went wrong!'],
    [502, 520, 'Something went wrong!'],
    [504, 520, 'Something went wrong!'],
  ])('%i becomes %i «%s»', async (answered, status, message) => {
    refuse(answered, told);
    expect(await ask()).toMatchObject({ status, message, detail: told.detail, errors: told.errors, code: told.code });
  });

  it('no answer becomes 520', async () => {
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('Failed to fetch');
    });
    expect(await ask()).toMatchObject({ status: 520, message: 'Something went wrong!', code: 'no_answer' });
  });

  it('an answer that is no JSON is mapped by its status', async () => {
    vi.stubGlobal('fetch', async () => new Response('<h1>Bad gateway</h1>', { status: 503 }));
    expect(await ask()).toMatchObject({ status: 503, message: 'Something went wrong!', code: 'unknown' });
  });

  it('keeps when to come back', async () => {
    refuse(429, told, { 'retry-after': '42' });
    expect((await ask()).retryAfter).toBe(42);
    refuse(429, told);
    expect((await ask()).retryAfter).toBeUndefined();
  });

  it('a toast shows the server’s words, else the fallback, else the mapped message', async () => {
    refuse(403, told);
    expect(getErrorMessage(await ask(), 'Fallback')).toBe(told.detail);
    refuse(404, {});
    expect(getErrorMessage(await ask(), 'Fallback')).toBe('Fallback');
    refuse(409, told);
    expect(getErrorMessage(await ask(), 'Fallback')).toBe(told.detail);
    expect(getErrorMessage(new Error('of ours'), 'Fallback')).toBe('Fallback');
  });
});

describe('401', () => {
  it('runs a logout once and says so, where somebody was believed to be signed in', async () => {
    const end = vi.fn();
    onSessionExpired(end);
    refuse(401, told);
    expect(await ask()).toMatchObject({ status: 401, message: 'Your session has expired' });
    await ask();
    expect(end).toHaveBeenCalledTimes(1);
  });

  it('is an empty message where nobody was', async () => {
    refuse(401, told);
    expect(await ask()).toMatchObject({ status: 401, message: '' });
    expect(expireSession()).toBe(false);
  });

  it('is over from that answer on, and where nobody was', async () => {
    expect(hasSessionEnded()).toBe(true);
    onSessionExpired(() => undefined);
    expect(hasSessionEnded()).toBe(false);
    refuse(401, told);
    await ask();
    expect(hasSessionEnded()).toBe(true);
  });

  it('without words shows those of the action', async () => {
    refuse(401, {});
    expect(getErrorMessage(await ask(), 'Login failed')).toBe('Login failed');
    onSessionExpired(() => undefined);
    expect(getErrorMessage(await ask(), 'Login failed')).toBe('Your session has expired');
  });

  it('says nothing of the session where a sign-in is refused', async () => {
    const end = vi.fn();
    onSessionExpired(end);
    refuse(401, told);
    const refused = await failure(browserApi('POST /user/sign-in/phone', { body: { idToken: 'x' } }));
    expect(refused).toMatchObject({ status: 401, message: '', detail: told.detail });
    expect(end).not.toHaveBeenCalled();
  });

  it.each([
    [200, 0, ''],
    [401, 1, 'Your session has expired'],
  ])('of a proof to link: the session answers %i', async (session, ends, message) => {
    const end = vi.fn();
    onSessionExpired(end);
    vi.stubGlobal('fetch', async (address: string) =>
      address.endsWith('/user/authenticate')
        ? Response.json({}, { status: session })
        : Response.json(told, { status: 401 }),
    );
    const link = browserApi('POST /user/link/{method}', {
      params: { method: 'phone' },
      body: { idToken: 'x', proof: { method: 'google', idToken: 'y' } },
    });
    expect(await failure(link)).toMatchObject({ status: 401, message });
    expect(end).toHaveBeenCalledTimes(ends);
  });
});

describe('what is sent', () => {
  it('names the language of the page, sends JSON as such and a file as a form', async () => {
    const fetch = vi.fn(async (_address: string, _init: RequestInit) => Response.json({}));
    vi.stubGlobal('fetch', fetch);
    await browserApi('PUT /favorites/toggle-favorite/{id}', { params: { id: 'a/b' }, body: { isFavorite: true } });
    expect(fetch.mock.calls[0]).toEqual([
      '/api/v1/favorites/toggle-favorite/a%2Fb',
      {
        method: 'PUT',
        headers: {
          accept: 'application/json',
          'accept-language': 'en',
          'arbor-area': 'user',
          'content-type': 'application/json',
        },
        body: '{"isFavorite":true}',
      },
    ]);
    await browserApi('PUT /user/update/image', { file: { image: new Blob(['x']) } });
    const form = fetch.mock.calls[1]?.[1].body;
    expect(form instanceof FormData && form.has('image')).toBe(true);
  });
});

it('knows every operation of the product by type', () => {
  expectTypeOf<keyof Operations>()
    .extract<'GET /content/all' | 'PUT /favorites/toggle-favorite/{id}'>()
    .not.toBeNever();
  expectTypeOf<Parameters<ArborApi>[0]>().toEqualTypeOf<keyof Operations>();
});
