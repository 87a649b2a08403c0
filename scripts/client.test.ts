import { expect, it } from 'vitest';
import { generateClientTypes, readClientTypes } from './client.ts';

it('the types of the client are those of the contracts: else run `npm run client`', async () => {
  expect((await generateClientTypes()) === readClientTypes()).toBe(true);
});
