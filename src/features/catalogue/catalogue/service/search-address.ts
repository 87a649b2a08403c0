import type * as z from 'zod';
import { filters } from '../contract/filters.ts';

/** Filters of a stored search, in the order in which they are written. */
const names = Object.keys(filters.shape).filter((name) => name !== 'personal' && name !== 'collection');

/** A search in the one form in which it can be stored, and its parsed filters. */
export interface AddressedSearch {
  readonly query: string;
  readonly filters: z.output<typeof filters>;
}

/** Reads the filters of a list's address; undefined for invalid ones, and if there is none. */
export function parseSearch(address: string): AddressedSearch | undefined {
  const given = new URLSearchParams(address);
  const kept = new URLSearchParams();
  for (const name of names) {
    const value = given.getAll(name).join(',').trim();
    if (value !== '') kept.set(name, value);
  }
  const parsed = filters.safeParse(Object.fromEntries(kept));
  if (kept.size === 0 || !parsed.success) return undefined;
  return { query: kept.toString().replaceAll('%2C', ','), filters: parsed.data };
}
