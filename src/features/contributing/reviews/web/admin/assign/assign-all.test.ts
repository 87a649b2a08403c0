import { expect, it } from 'vitest';
import { ApiError, type ArborApi } from '../../../../../../ui/api/client.ts';
import { assignAll } from './assign-all.ts';

const rows = [{ _id: 'one' }, { _id: 'two' }, { _id: 'three' }];

/** Creates an API client that refuses the second call. */
function apiWith(refusal: ApiError) {
  const called: string[] = [];
  const api = ((_: string, { params: { id } }: { params: { id: string } }) => {
    called.push(id);
    return id === 'two' ? Promise.reject(refusal) : Promise.resolve({});
  }) as unknown as ArborApi;
  return { api, called };
}

it('goes on after a refusal, and says what was refused and why', async () => {
  const errors = [{ path: 'adminId', message: 'They decided on it before.' }];
  const { api, called } = apiWith(new ApiError(400, 'bad_input', '', { errors }));
  const { refused, isSignedOut } = await assignAll(api, rows, 'admin');
  expect([...refused, isSignedOut]).toEqual([['two', 'They decided on it before.'], false]);
  expect(called).toEqual(['one', 'two', 'three']);
});

it('has words for a refusal without any', async () => {
  const { api } = apiWith(new ApiError(500, 'internal_error', ''));
  expect([...(await assignAll(api, rows, null)).refused]).toEqual([['two', 'We couldn’t assign this. Try again.']]);
});

it('stops once the session is over', async () => {
  const { api, called } = apiWith(new ApiError(401, 'not_signed_in', ''));
  expect((await assignAll(api, rows, null)).isSignedOut).toBe(true);
  expect(called).toEqual(['one', 'two']);
});
