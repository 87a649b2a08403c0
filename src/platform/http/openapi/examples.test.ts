import { expect, it } from 'vitest';
import { createExample, describeType, type Schemas } from './examples.ts';

const named: Schemas = {
  Price: { type: 'object', properties: { amount: { type: 'integer', minimum: 5 }, currency: { default: 'BDT' } } },
  Tree: { type: 'object', properties: { parts: { type: 'array', items: { $ref: '#/components/schemas/Tree' } } } },
};
const price = { $ref: '#/components/schemas/Price' };

it.each([
  [{ type: 'string', format: 'uuid' }, '01980000-0000-7000-8000-000000000000'],
  [{ enum: ['newest', 'popular'] }, 'newest'],
  [{ anyOf: [{ type: 'null' }, price] }, { amount: 5, currency: 'BDT' }],
  [{ type: 'array', items: { type: 'boolean' } }, [true]],
  [{}, null],
])('%j has an example', (schema, example) => {
  expect(createExample(schema, named)).toEqual(example);
});

it('ends where a schema contains itself', () => {
  expect(JSON.stringify(createExample({ $ref: '#/components/schemas/Tree' }, named)).length).toBeLessThan(200);
});

it('names types by their choices', () => {
  expect(describeType({ anyOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }] }, named)).toBe(
    'string | string[]',
  );
  expect(describeType({ enum: ['a', 'b'] }, named)).toBe('a | b');
});
