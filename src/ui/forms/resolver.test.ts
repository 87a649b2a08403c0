import type { ResolverOptions } from 'react-hook-form';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { createSchemaResolver } from './resolver.ts';

const schema = z.strictObject({
  code: z.string().trim().toUpperCase().min(3).max(8),
  percent: z.int().min(1).max(90),
  note: z.string().max(5).optional(),
});
const field = (name: string) => ({ ref: { name }, name });
const options: ResolverOptions<z.input<typeof schema>> = {
  fields: { code: field('code'), percent: field('percent'), note: field('note') },
  shouldUseNativeValidation: false,
};
const check = async (values: unknown, messages = {}) => {
  const result = await createSchemaResolver(schema, messages)(values as z.input<typeof schema>, undefined, options);
  const errors = Object.entries(result.errors as Record<string, { message: string }>);
  return { values: result.values, messages: Object.fromEntries(errors.map(([name, { message }]) => [name, message])) };
};

describe('schemaResolver', () => {
  it('answers what the schema makes of the values', async () => {
    expect(await check({ code: ' eid25 ', percent: 25 })).toEqual({
      values: { code: 'EID25', percent: 25 },
      messages: {},
    });
  });

  it.each([
    [
      { code: '', percent: null },
      { code: 'This is required.', percent: 'This is required.' },
    ],
    [
      { code: 'ab', percent: 0 },
      { code: 'At least 3 characters.', percent: 'At least 1.' },
    ],
    [
      { code: 'x'.repeat(9), percent: 91 },
      { code: 'At most 8 characters.', percent: 'At most 90.' },
    ],
    [{ code: 'abc', percent: 1.5 }, { percent: 'Enter a whole number.' }],
  ])('says what is wrong with %j', async (values, messages) => {
    expect(await check(values)).toEqual({ values: {}, messages });
  });

  it("prefers a field's own words", async () => {
    const own = { code: (value: unknown) => `«${String(value)}» is taken.` };
    expect((await check({ code: 'ab', percent: 5 }, own)).messages).toEqual({ code: '«ab» is taken.' });
  });

  it('says of the whole form what no field holds', async () => {
    expect((await check({ code: 'abc', percent: 5, other: 1 })).messages).toEqual({ root: 'Enter a valid value.' });
  });
});
