import { expect, it } from 'vitest';
import { presentPayload } from './rules.ts';

it('shows identifiers of a payload, and of everything else only that it is there', () => {
  const id = '01987654-3210-7abc-8def-001234567890';
  expect(
    presentPayload({ id, email: 'rahim@example.com', phone: 8801712345678, nested: { id }, list: [id], empty: null }),
  ).toEqual({ id, email: null, phone: null, nested: null, list: null, empty: null });
});
