import { expect, it } from 'vitest';
import type { ArborApi } from '../../../../../ui/api/client.ts';
import { findLicences, type Licences } from './find-licences.ts';

it('reads a licence that is not offered any more, once', async () => {
  const calls: string[] = [];
  const api = ((_: string, { params: { code } }: { params: { code: string } }) => {
    calls.push(code);
    return Promise.resolve({ licence: { code } });
  }) as unknown as ArborApi;
  const offered = [{ code: 'standard' }] as unknown as Licences;
  const variants = ['standard', 'old', 'old'].map((licence) => ({ licence }));
  expect((await findLicences(api, { variants }, offered)).map(({ code }) => code)).toEqual(['standard', 'old']);
  expect(calls).toEqual(['old']);
});
