import { afterEach, expect, it, vi } from 'vitest';
import { openSaved } from './open-saved.ts';

afterEach(() => vi.unstubAllGlobals());

function stub({ isBlocked = false } = {}) {
  const done: string[] = [];
  const tab = {
    opener: {},
    close: () => done.push('closed'),
    location: { replace: (href: string) => done.push(`tab ${href}`) },
  };
  const open = () => {
    done.push('opened');
    return isBlocked ? null : tab;
  };
  vi.stubGlobal('window', { open });
  vi.stubGlobal('location', { assign: (href: string) => done.push(`here ${href}`) });
  const save = (isSaved: boolean) => () => {
    done.push('saved');
    return Promise.resolve(isSaved);
  };
  return { done, tab, save };
}

it('opens a tab at once, and goes there after the save', async () => {
  const { done, tab, save } = stub();
  await openSaved('/preview/1', save(true));
  expect(done).toEqual(['opened', 'saved', 'tab /preview/1']);
  expect(tab.opener).toBeNull();
});

it('closes it where the save fails', async () => {
  const { done, save } = stub();
  await openSaved('/preview/1', save(false));
  expect(done).toEqual(['opened', 'saved', 'closed']);
});

it('goes there itself where no tab may be opened', async () => {
  const { done, save } = stub({ isBlocked: true });
  await openSaved('/preview/1', save(true));
  expect(done).toEqual(['opened', 'saved', 'here /preview/1']);
});
