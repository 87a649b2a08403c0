import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../../ui/api/client.ts';
import type { OwnContent } from '../../../catalogue/content/contract/own-content.ts';
import { createDraftsPages, type DraftsPage } from './drafts-pages.ts';
import { createDraftsStore } from './drafts-store.ts';

const content = (id: number, status: OwnContent['status'] = 'draft'): OwnContent =>
  ({ _id: String(id), status, title: `Boat ${id}`, suggested: [], updatedAt: 'v1' }) as unknown as OwnContent;

/** Simulates the server's drafts, newest first, ten per page. A cursor is the last identifier of its page. */
function open({ drafts = 35, opened }: { drafts?: number; opened?: OwnContent } = {}) {
  const server = { ids: Array.from({ length: drafts }, (_, at) => drafts - at), calls: 0, isDown: false };
  const cut = (after = Number.MAX_SAFE_INTEGER): DraftsPage => {
    const left = server.ids.filter((id) => id < after);
    const items = left.slice(0, 10).map((id) => content(id));
    const nextCursor = left.length > 10 ? (items.at(-1)?._id ?? null) : null;
    return { items, nextCursor, counts: { draft: server.ids.length } };
  };
  const first = cut();
  const store = createDraftsStore(
    { save: () => Promise.resolve([]), read: (id) => Promise.resolve(content(Number(id))), schedule: () => () => {} },
    opened === undefined ? first.items : [opened, ...first.items],
  );
  const pages = createDraftsPages(store, { nextCursor: first.nextCursor, total: first.counts.draft }, (cursor) => {
    server.calls += 1;
    return server.isDown ? Promise.reject(new ApiError(520, 'no_answer', '')) : Promise.resolve(cut(Number(cursor)));
  });
  const count = () => store.getOrder().length + pages.getState().unread;
  return { server, store, pages, count };
}

describe('drafts that are read page by page', () => {
  it('are counted before they are read, and put below those that are there', async () => {
    const { store, pages, server } = open();
    expect(pages.getState()).toEqual({ unread: 25, state: 'idle' });
    expect(await pages.readMore()).toBe(true);
    expect(store.getOrder()).toEqual(Array.from({ length: 20 }, (_, at) => String(35 - at)));
    expect(pages.getState().unread).toBe(15);
    expect(server.calls).toBe(1);
  });

  it('are all there before anything is done to all of them, however many ask at once', async () => {
    const { store, pages, server } = open();
    const [one, other] = await Promise.all([pages.readAll(), pages.readMore()]);
    expect([one, other]).toEqual([true, true]);
    expect(new Set(store.getOrder()).size).toBe(35);
    expect(pages.getState()).toEqual({ unread: 0, state: 'idle' });
    expect(await pages.readAll()).toBe(true);
    expect(server.calls).toBe(3);
  });

  it('are read as far as a paste needs them', async () => {
    const { store, pages } = open();
    expect(await pages.readUntil(8)).toBe(true);
    expect(store.getOrder()).toHaveLength(10);
    expect(await pages.readUntil(12)).toBe(true);
    expect(store.getOrder()).toHaveLength(20);
    expect(await pages.readUntil(99)).toBe(true);
    expect(store.getOrder()).toHaveLength(35);
  });

  it('say that they could not be read, and are read when somebody asks again', async () => {
    const { store, pages, server, count } = open();
    server.isDown = true;
    expect(await pages.readAll()).toBe(false);
    expect(pages.getState()).toEqual({ unread: 25, state: 'failed' });
    expect([store.getOrder().length, count()]).toEqual([10, 35]);
    server.isDown = false;
    expect(await pages.readAll()).toBe(true);
    expect(store.getOrder()).toHaveLength(35);
  });

  it('keep their number while some are made, deleted, sent away or made elsewhere', async () => {
    const { store, pages, server, count } = open();
    store.put([content(36)]);
    server.ids.unshift(36);
    expect(count()).toBe(36);
    store.drop(['35', '34']);
    server.ids.splice(1, 2);
    expect(count()).toBe(34);
    server.ids.splice(server.ids.indexOf(5), 1);
    await pages.readMore();
    expect(count()).toBe(33);
    await pages.readAll();
    expect(store.getOrder()).toHaveLength(33);
  });

  it('have the one that was opened once, whatever page it is on', async () => {
    const { store, pages, count } = open({ opened: content(3) });
    expect(count()).toBe(35);
    store.edit(['3'], () => ({ title: 'Typed' }));
    await pages.readAll();
    expect(store.getOrder().filter((id) => id === '3')).toEqual(['3']);
    expect(store.getRow('3')?.content.title).toBe('Typed');
    expect(count()).toBe(35);
  });

  it('count what came back from review beside the drafts', async () => {
    const { pages, count } = open({ opened: content(99, 'rejected') });
    expect(count()).toBe(36);
    await pages.readAll();
    expect(count()).toBe(36);
  });

  it('never bring back what was deleted while its page was on the way', async () => {
    const { store, pages } = open({ opened: content(22) });
    const reading = pages.readMore();
    store.drop(['22']);
    await reading;
    expect(store.getOrder()).not.toContain('22');
  });
});
