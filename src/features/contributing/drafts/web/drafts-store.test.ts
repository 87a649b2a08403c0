import { describe, expect, it } from 'vitest';
import type { OwnContent } from '../../../catalogue/content/contract/own-content.ts';
import { createDraftsStore, type DraftsStoreDeps } from './drafts-store.ts';

const content = (id: string, title = 'A boat'): OwnContent =>
  ({
    _id: id,
    title,
    updatedAt: 'v1',
    variants: [],
    previews: [],
    subcategories: [],
    releases: [],
    keywords: [],
    suggested: [],
  }) as unknown as OwnContent;

type Save = DraftsStoreDeps['save'];
type Items = Parameters<Save>[0];

/** Creates a store whose clock and server the test controls. */
function open(save: Save, read: DraftsStoreDeps['read'] = (id) => Promise.resolve(content(id))) {
  const waiting: { work: () => void; milliseconds: number }[] = [];
  const schedule: DraftsStoreDeps['schedule'] = (work, milliseconds) => {
    const entry = { work, milliseconds };
    waiting.push(entry);
    return () => void waiting.splice(waiting.indexOf(entry), 1);
  };
  const store = createDraftsStore({ save, read, schedule }, [content('1'), content('2')]);
  return { store, waiting };
}

const saveAll = (items: Items) =>
  Promise.resolve(
    items.map(({ _id, changes }) => ({
      _id,
      content: { ...content(_id), ...changes, updatedAt: 'v2' } as OwnContent,
      problem: null,
    })),
  );
const refuse =
  (status: number, message: string): Save =>
  (items) =>
    Promise.resolve(
      items.map(({ _id }) => ({
        _id,
        content: null,
        problem: { status, code: 'x', detail: message, errors: status === 409 ? [] : [{ path: 'title', message }] },
      })),
    );

describe('drafts that save themselves', () => {
  it('are sent together after a pause, with the version that was changed', async () => {
    const sent: Items[] = [];
    const { store, waiting } = open((items) => {
      sent.push(items);
      return saveAll(items);
    });
    store.edit(['1', '2'], () => ({ description: 'A' }));
    store.edit(['1'], () => ({ description: 'A river' }));
    expect(waiting).toHaveLength(1);
    expect(store.getRow('1')).toMatchObject({ state: 'waiting', content: { description: 'A river' } });
    await store.flush();
    expect(sent).toEqual([
      [
        { _id: '1', updatedAt: 'v1', changes: { description: 'A river' } },
        { _id: '2', updatedAt: 'v1', changes: { description: 'A' } },
      ],
    ]);
    expect(store.getRow('1')).toMatchObject({ state: 'saved', pending: {}, stored: { updatedAt: 'v2' } });
    await store.flush();
    expect(sent).toHaveLength(1);
  });

  it('are tried again, later each time, and keep what was typed meanwhile', async () => {
    let isDown = true;
    const sent: Items[] = [];
    const { store, waiting } = open((items) => {
      sent.push(items);
      return isDown ? Promise.reject(new Error('no answer')) : saveAll(items);
    });
    store.edit(['1'], () => ({ title: 'A red boat' }));
    await store.flush();
    expect(store.getRow('1')).toMatchObject({ state: 'failed', content: { title: 'A red boat' } });
    const first = waiting.at(-1)?.milliseconds ?? 0;
    await store.flush();
    expect(waiting.at(-1)?.milliseconds).toBeGreaterThan(first);
    store.edit(['1'], () => ({ description: 'On the river' }));
    isDown = false;
    await store.flush();
    expect(sent.at(-1)).toEqual([
      { _id: '1', updatedAt: 'v1', changes: { title: 'A red boat', description: 'On the river' } },
    ]);
    expect(store.getRow('1')?.state).toBe('saved');
  });

  it('keep what was typed while they were being saved', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const { store } = open(async (items) => {
      await promise;
      return saveAll(items);
    });
    store.edit(['1'], () => ({ title: 'A red boat' }));
    const saving = store.flush();
    store.edit(['1'], () => ({ title: 'A blue boat' }));
    resolve();
    await saving;
    expect(store.getRow('1')).toMatchObject({
      state: 'waiting',
      content: { title: 'A blue boat' },
      stored: { title: 'A red boat', updatedAt: 'v2' },
      pending: { title: 'A blue boat' },
    });
  });

  it('say what is refused beside it, and are sent again only once that is changed', async () => {
    const { store, waiting } = open(refuse(400, 'At most 200 characters.'));
    store.edit(['1'], () => ({ title: 'x'.repeat(300) }));
    await store.flush();
    expect(store.getRow('1')).toMatchObject({ state: 'refused', message: 'At most 200 characters.' });
    expect(store.getRow('1')?.content.title).toHaveLength(300);
    expect(waiting).toHaveLength(0);
    store.edit(['1'], () => ({ title: 'A boat' }));
    expect(store.getRow('1')?.state).toBe('waiting');
  });

  it.each([
    [true, 'Mine', 'waiting'],
    [false, 'Theirs', 'saved'],
  ])('never overwrite what another tab saved: keeping mine is %s', async (keepsMine, title, state) => {
    const { store } = open(refuse(409, 'Changed meanwhile.'), (id) =>
      Promise.resolve({ ...content(id, 'Theirs'), updatedAt: 'v7' }),
    );
    store.edit(['1'], () => ({ title: 'Mine' }));
    await store.flush();
    store.edit(['1'], () => ({ title: 'Mine' }));
    expect(store.getRow('1')?.state).toBe('conflict');
    await store.resolve('1', keepsMine);
    expect(store.getRow('1')).toMatchObject({ state, content: { title }, stored: { updatedAt: 'v7' } });
  });

  it('go on with what is new, and forget what is gone', () => {
    const { store } = open(saveAll);
    store.put([content('3')]);
    store.drop(['1']);
    expect(store.getOrder()).toEqual(['3', '2']);
    store.edit(['1', '3'], () => ({ title: 'New' }));
    expect([store.getRow('1'), store.getRow('3')?.content.title]).toEqual([undefined, 'New']);
  });
});
