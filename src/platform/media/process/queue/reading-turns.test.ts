import { describe, expect, it } from 'vitest';
import { ReadingTurns } from './reading-turns.ts';

/** Files that got their turn, in order. */
function startTurns(most: number) {
  const turns = new ReadingTurns();
  const started: string[] = [];
  const add = (name: string, isBackground = false): void => {
    void turns.wait(most, isBackground).then(() => started.push(name));
  };
  /** Ends a turn, and waits until the next file has got its own. */
  const end = async (isBackground = false): Promise<void> => {
    turns.end(isBackground);
    await settle();
  };
  return { started, add, end };
}
const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe('the order in which files are read', () => {
  it('leaves a process free beside files of the background, of which one is read at a time', async () => {
    const { started, add, end } = startTurns(2);
    for (const name of ['first', 'second', 'third']) add(name, true);
    add('urgent');
    await settle();
    expect(started).toEqual(['first', 'urgent']);
    await end();
    expect(started).toEqual(['first', 'urgent']);
    await end(true);
    await end(true);
    expect(started).toEqual(['first', 'urgent', 'second', 'third']);
  });

  it('reads files that a person waits for before those of the background', async () => {
    const { started, add, end } = startTurns(1);
    add('first', true);
    add('second', true);
    add('urgent');
    add('also urgent');
    await settle();
    expect(started).toEqual(['first']);
    await end(true);
    expect(started).toEqual(['first', 'urgent']);
    await end();
    await end();
    expect(started).toEqual(['first', 'urgent', 'also urgent', 'second']);
  });

  it('reads as many at once as there may be, and goes on after all have ended', async () => {
    const { started, add, end } = startTurns(2);
    for (const name of ['a', 'b', 'c']) add(name);
    await settle();
    expect(started).toEqual(['a', 'b']);
    await end();
    await end();
    await end();
    add('d', true);
    add('e');
    await settle();
    expect(started).toEqual(['a', 'b', 'c', 'd', 'e']);
  });
});
