import { expect, it } from 'vitest';
import type { Locks } from '../../database/locks.ts';
import { Problem } from '../problem.ts';
import { answerTus, type TusUploads } from './tus.ts';

const locks = { tryLock: async () => async () => undefined } as unknown as Locks;

/**
 * Starts an upload whose storage fails with `failure`.
 * @returns the error with which it is refused
 */
function fail(failure: unknown, headers: Record<string, string> = {}): Promise<unknown> {
  const refuse = async (): Promise<never> => {
    // The library throws objects that aren't errors.
    throw failure as Error;
  };
  const uploads: TusUploads = {
    maxSize: 1000,
    describeTooLarge: () => '',
    createId: () => '019aa5c4-0000-7000-8000-000000000000',
    create: refuse,
    read: refuse,
    append: refuse,
  };
  const request = {
    method: 'POST',
    id: undefined,
    headers: new Headers({ 'tus-resumable': '1.0.0', 'upload-length': '10', ...headers }),
  };
  return answerTus(request, { uploads, locks, path: '/uploads' }).catch((error: unknown) => error);
}

it('hands on what has failed, with the words that the log needs', async () => {
  const gone = new Error('the disk is gone');
  expect(await fail(gone)).toBe(gone);
  const failed = await fail({ status_code: 500, body: 'Something went wrong receiving the file\n' });
  expect(failed).not.toBeInstanceOf(Problem);
  expect(String(failed)).toContain('Something went wrong receiving the file');
});

it.each(['upload-defer-length', 'upload-concat'])('refuses %s as a bad request', async (name) => {
  const refused = await fail(undefined, { [name]: name === 'upload-concat' ? 'partial' : '1' });
  expect(refused).toMatchObject({
    code: 'bad_input',
    errors: [{ message: expect.stringContaining('isn’t supported') }],
  });
});
