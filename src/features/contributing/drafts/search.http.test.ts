import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { makeDraft } from '../../../../tests/support/drafts.ts';
import { type SignedInUser, signInContributor } from '../../../../tests/support/people.ts';

const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' } });
let person: SignedInUser;

const find = async (path: string, q: string): Promise<string[]> => {
  const { status, body } = await person.call('GET', `${path}&q=${encodeURIComponent(q)}`);
  expect({ q, status }).toEqual({ q, status: 200 });
  return (body['items'] as { title: string }[]).map(({ title }) => title);
};

beforeAll(async () => {
  person = await signInContributor(app);
  const other = await signInContributor(app);
  for (const title of ['পুরোনো মসজিদ', 'Playing cards']) await makeDraft(app, { contributor: person.userId, title });
  await makeDraft(app, { contributor: other.userId, title: 'মসজিদ of somebody else' });
});

describe.each(['/content/mine?status=draft', '/contributor/works?status=draft'])('a search of %s', (path) => {
  it.each([
    ['an English word', 'mosque', ['পুরোনো মসজিদ']],
    ['a Bangla word in Latin letters', 'mosjid', ['পুরোনো মসজিদ']],
    ['words in any order', 'mosque old', ['পুরোনো মসজিদ']],
    ['part of a word', 'ards', ['Playing cards']],
    ['a word that another only begins with', 'গাড়ি', []],
    ['nonsense', 'zzkqp', []],
    ['signs of patterns', '.*(?i)|[', []],
  ])('by %s', async (_, q, titles) => {
    expect(await find(path, q)).toEqual(titles);
  });
});
