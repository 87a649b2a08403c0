import { expect, it } from 'vitest';
import { shapeText } from './shape-text.ts';
import { addTable } from './table.ts';
import { openTypefaces } from './typefaces.ts';
import { openWriter } from './writer.ts';

it('lets others be served while a long table is drawn', async () => {
  const writer = await openWriter({ title: 'Long', language: 'en', author: 'Arbor', createdAt: new Date(0) });
  let served = 0;
  let isDone = false;
  const serve = (): void => {
    served += 1;
    if (!isDone) setImmediate(serve);
  };
  setImmediate(serve);
  const rows = Array.from({ length: 300 }, (_, index) => ({ cells: [`Row ${index}`, '৳১,২৩৪'] }));
  await addTable(
    writer,
    [
      { title: 'What', share: 0.5 },
      { title: 'Amount', share: 0.5, align: 'right' },
    ],
    rows,
  );
  isDone = true;
  expect(served).toBeGreaterThan(20);
  expect((await writer.end()).subarray(0, 5).toString()).toBe('%PDF-');
});

it('shapes any amount of text in the same memory', async () => {
  const faces = await openTypefaces(400);
  shapeText('বাংলাদেশের নদী', faces);
  const before = process.memoryUsage().external;
  for (let word = 0; word < 20_000; word += 1) shapeText('বাংলাদেশের নদী', faces);
  expect(process.memoryUsage().external - before).toBeLessThan(5_000_000);
});
