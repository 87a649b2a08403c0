import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../../ui/api/client.ts';
import type { OwnContent } from '../../../catalogue/content/contract/own-content.ts';
import { createDraftsStore, type DraftsStoreDeps } from './drafts-store.ts';

const content = (id: string, rest: Partial<OwnContent> = {}): OwnContent =>
  ({
    _id: id,
    title: 'A boat',
    description: '',
    translatedTitle: null,
    updatedAt: 'v1',
    variants: [],
    previews: [],
    subcategories: [],
    releases: [],
    keywords: [],
    suggested: [],
    ...rest,
  }) as unknown as OwnContent;

type Save = DraftsStoreDeps['save'];
type Items = Parameters<Save>[0];
const ids = Array.from({ length: 45 }, (_, at) => String(at));

function open(save: Save, read: DraftsStoreDeps['read'] = (id) => Promise.resolve(content(id))) {
  const calls: number[] = [];
  const counted: Save = (items) => {
    calls.push(items.length);
    return save(items);
  };
  const deps = { save: counted, read, schedule: () => () => undefined };
  return {
    calls,
    store: createDraftsStore(
      deps,
      ids.map((id) => content(id)),
    ),
  };
}

const keep = ({ _id, changes }: Items[number]) => ({
  _id,
  content: content(_id, { ...(changes as Partial<OwnContent>), updatedAt: 'v2' }),
  problem: null,
});
const saveAll: Save = (items) => Promise.resolve(items.map(keep));

describe('saving all drafts', () => {
  it('goes on until the server has everything, also what was typed meanwhile', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const { store, calls } = open(async (items) => {
      await promise;
      return saveAll(items);
    });
    store.edit(ids, () => ({ title: 'One' }));
    const saving = store.saveAll();
    store.edit(['0'], () => ({ title: 'Two' }));
    resolve();
    expect(await saving).toBe(true);
    expect(calls.reduce((sum, n) => sum + n)).toBe(ids.length + 1);
    expect(store.getRow('0')).toMatchObject({ state: 'saved', stored: { title: 'Two' } });
  });

  it('says that it isn’t done where there is no answer', async () => {
    const { store } = open(() => Promise.reject(new Error('no answer')));
    store.edit(['3'], () => ({ title: 'One' }));
    expect(await store.saveAll()).toBe(false);
    expect(store.getRow('3')).toMatchObject({ state: 'failed', pending: { title: 'One' } });
  });

  it('sends no more at once than the server takes', async () => {
    const { store, calls } = open(saveAll);
    store.edit(ids, () => ({ description: 'ন'.repeat(9000) }));
    expect(await store.saveAll()).toBe(true);
    expect(calls).toHaveLength(Math.ceil(ids.length / 7));
  });

  it('refuses the one that is wrong, and saves the others', async () => {
    const refuse: Save = (items) =>
      items.some(({ _id }) => _id === '7')
        ? Promise.reject(
            new ApiError(400, 'bad_input', '', { errors: [{ path: 'items.0', message: 'Too many keywords.' }] }),
          )
        : saveAll(items);
    const { store } = open(refuse);
    store.edit(ids, () => ({ title: 'One' }));
    expect(await store.saveAll()).toBe(false);
    expect(store.getRow('7')).toMatchObject({
      state: 'refused',
      message: 'Too many keywords.',
      pending: { title: 'One' },
    });
    expect(ids.filter((id) => store.getRow(id)?.state !== 'saved')).toEqual(['7']);
  });
});

it('keeps the space that is being typed, which the server takes off', async () => {
  const { store } = open((items) =>
    Promise.resolve(
      items.map(({ _id }) => ({ _id, content: content(_id, { title: 'Dawn', updatedAt: 'v2' }), problem: null })),
    ),
  );
  store.edit(['0'], () => ({ title: 'Dawn ' }));
  await store.saveAll();
  expect(store.getRow('0')).toMatchObject({ state: 'saved', content: { title: 'Dawn ' }, stored: { title: 'Dawn' } });
});

it('sends slides that came one after the other together, and forgets those that are refused', async () => {
  const problem = {
    status: 400,
    code: 'bad_input',
    detail: '',
    errors: [{ path: 'newPreviews.1', message: 'Too small' }],
  };
  const sent: unknown[] = [];
  const { store } = open((items) => {
    sent.push(items[0]?.changes);
    return Promise.resolve(items.map(({ _id }) => ({ _id, content: null, problem })));
  });
  store.edit(['0'], () => ({ newPreviews: ['a'], title: 'Dawn' }));
  store.edit(['0'], () => ({ newPreviews: ['b'] }));
  await store.flush();
  expect(sent).toEqual([{ newPreviews: ['a', 'b'], title: 'Dawn' }]);
  expect(store.getRow('0')).toMatchObject({ state: 'refused', message: 'Too small', pending: { title: 'Dawn' } });
  expect(store.getRow('0')?.pending.newPreviews).toBeUndefined();
});

it('keeps what was typed where the server’s own answer comes between', () => {
  const { store } = open(saveAll);
  store.edit(['0'], () => ({ title: 'Typed' }));
  store.put([content('0', { description: 'Merged', updatedAt: 'v5' })]);
  expect(store.getRow('0')).toMatchObject({
    state: 'waiting',
    content: { title: 'Typed', description: 'Merged' },
    stored: { updatedAt: 'v5' },
  });
});

it('takes a conflict with itself for what it is: the answer to the first call was lost', async () => {
  const { store } = open(
    (items) =>
      Promise.resolve(
        items.map(({ _id }) => ({
          _id,
          content: null,
          problem: { status: 409, code: 'conflict', detail: '', errors: [] },
        })),
      ),
    (id) => Promise.resolve(content(id, { title: 'Mine', updatedAt: 'v2' })),
  );
  store.edit(['0'], () => ({ title: 'Mine' }));
  await store.flush();
  await Promise.resolve();
  expect(store.getRow('0')).toMatchObject({ state: 'saved', stored: { updatedAt: 'v2' } });
});

it('sends no subcategory of another category', async () => {
  const sent: Items[] = [];
  const { store } = open((items) => {
    sent.push(items);
    return saveAll(items);
  });
  store.edit(['0'], () => ({ categoryId: 'a', subcategoryIds: ['a1'] }));
  store.edit(['0'], () => ({ categoryId: 'b' }));
  await store.flush();
  expect(sent[0]?.[0]?.changes).toEqual({ categoryId: 'b' });
});
