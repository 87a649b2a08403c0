import type { TestApp } from './app.ts';
import { makeKeyword } from './keywords.ts';
import type { SignedInAdmin } from './people.ts';
import { anyId, type GoodCall } from './recorded-money.ts';
import { makeSynonym } from './synonyms.ts';

/** Creates admins' calls on searches for `recorded-writes`. */
export function createRecordedSearch(
  app: TestApp,
): Readonly<Record<string, (admin: SignedInAdmin) => Promise<GoodCall>>> {
  const ofKey = async (
    did: string,
    body: { readonly key: string } & Readonly<Record<string, unknown>>,
  ): Promise<GoodCall> => ({
    body,
    action: `search.${did}_key`,
    subject: ['search_key', body.key],
  });
  const pin = (key: string) =>
    app.pool.query(
      'insert into keyword_setting (keyword, pin_position) select $1, coalesce(max(pin_position) + 1, 0) from keyword_setting',
      [key],
    );
  return {
    'PUT /admin/search-keys/pin': () => ofKey('pin', { key: 'recorded pin', pinned: true }),
    'PUT /admin/search-keys/order': async (admin) => {
      await pin('recorded first');
      await pin('recorded second');
      const { body } = await admin.call('GET', '/admin/search-keys/pinned');
      const before = (body['items'] as { key: string }[]).map(({ key }) => key);
      return {
        body: { before, keys: before.toReversed() },
        action: 'search.order_keys',
        subject: ['search_key', 'all'],
      };
    },
    'PUT /admin/search-keys/rename': () => ofKey('rename', { key: 'recorded name', label: 'Name' }),
    'PUT /admin/search-keys/hide': () => ofKey('hide', { key: 'recorded hidden', hidden: true }),
    'PUT /content-category/keywords/rename': async () => ({
      body: { keyword: await makeKeyword(app, 'recorded old'), to: 'recorded new' },
      action: 'keyword.rename',
      subject: ['keyword', 'recorded old'],
    }),
    'DELETE /content-category/keywords/remove': async () => ({
      body: { keyword: await makeKeyword(app, 'recorded gone'), reason: 'Nobody searches for it.' },
      action: 'keyword.remove',
      subject: ['keyword', 'recorded gone'],
    }),
    'POST /admin/synonyms': async () => ({
      body: { one: 'recorded', other: 'written' },
      action: 'synonym.create',
      subject: ['synonym', anyId],
    }),
    'PUT /admin/synonyms/struck': async () => ({
      body: { one: 'mosque', other: 'মসজিদ', struck: true },
      action: 'synonym.strike',
      subject: ['synonym', 'mosqu = মসজি'],
    }),
    'DELETE /admin/synonyms/{id}': async () => {
      const id = await makeSynonym(app, 'gone', 'lost');
      return { path: `/admin/synonyms/${id}`, action: 'synonym.delete', subject: ['synonym', id] };
    },
    'PUT /admin/search-keys/merge': async () => {
      await app.pool.query("insert into keyword_setting (keyword, hidden) values ('recorded into', true)");
      return ofKey('merge', { key: 'recorded merged', into: 'recorded into' });
    },
  };
}
