import { expect, it } from 'vitest';
import { settings } from './config.ts';
import { listUnknownSettings } from './setting-words.ts';

const known = Object.keys(settings.shape);

it.each([
  ['ARBOR_TRUST_PROXIES', 'ARBOR_TRUST_PROXY'],
  ['ARBOR_SECRT', 'ARBOR_SECRET'],
  ['ARBOR_S3_PATHSTYLE', 'ARBOR_S3_PATH_STYLE'],
  ['ARBOR_PORT', 'PORT'],
  ['ARBOR_DATABASE_URL', 'DATABASE_URL'],
])('%s is named with %s', (name, meant) => {
  expect(listUnknownSettings([name], known)).toEqual([
    `${name} is no setting of Arbor and changes nothing. Did you mean ${meant}?`,
  ]);
});

it('says nothing of settings, of variables of others and of those of tests', () => {
  expect(listUnknownSettings([...known, 'PATH', 'ARBORIST', 'ARBOR_TEST_S3', 'ARBOR_CHROMIUM'], known)).toEqual([]);
});
