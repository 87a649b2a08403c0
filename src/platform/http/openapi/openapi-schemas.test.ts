import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { createSchemaCollector } from './openapi-schemas.ts';

const price = z.object({ amount: z.int(), currency: z.string().default('BDT') }).meta({ id: 'TestPrice' });
const offer = z.object({ price, former: price.nullable() }).meta({ id: 'TestOffer' });

describe('named schemas', () => {
  it('are referred to, by others and where they stand alone', () => {
    const schemas = createSchemaCollector();
    expect(schemas.toOutput(offer)).toEqual({ $ref: '#/components/schemas/TestOffer' });
    expect(schemas.toOutput(z.array(price))).toEqual({
      type: 'array',
      items: { $ref: '#/components/schemas/TestPrice' },
    });
    expect(schemas.components()).toMatchObject({
      TestOffer: {
        properties: {
          price: { $ref: '#/components/schemas/TestPrice' },
          former: { anyOf: [{ $ref: '#/components/schemas/TestPrice' }, { type: 'null' }] },
        },
      },
      TestPrice: { type: 'object', required: ['amount', 'currency'] },
    });
  });

  it('have another name in what is sent, where a default may be left out', () => {
    const schemas = createSchemaCollector();
    schemas.toOutput(offer);
    expect(schemas.toInput(offer)).toEqual({ $ref: '#/components/schemas/TestOfferInput' });
    expect(Object.keys(schemas.components())).toEqual(['TestOffer', 'TestOfferInput', 'TestPrice', 'TestPriceInput']);
    expect(schemas.components()).toMatchObject({
      TestOfferInput: { properties: { price: { $ref: '#/components/schemas/TestPriceInput' } } },
      TestPriceInput: { required: ['amount'] },
    });
  });

  it('do not name what extends them', () => {
    const schemas = createSchemaCollector();
    expect(schemas.toOutput(price.extend({ tax: z.int() }))).toMatchObject({ required: ['amount', 'currency', 'tax'] });
    expect(schemas.components()).toEqual({});
  });

  it('are refused where two shapes have one name', () => {
    const schemas = createSchemaCollector();
    schemas.toOutput(z.array(z.object({ a: z.string() }).meta({ id: 'TestTwice' })));
    expect(() => schemas.toOutput(z.array(z.object({ b: z.string() }).meta({ id: 'TestTwice' })))).toThrow(
      'Two schemas have the id TestTwice',
    );
  });
});
