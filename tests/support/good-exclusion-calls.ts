import { createId } from '../../src/platform/database/id.ts';
import type { Asking, Call } from './good-calls.ts';
import { type Expected, type RecordKind, users } from './policy-rows.ts';

/** Permissions for what people exclude from lists. */
export const exclusionPolicy: Readonly<Record<string, Partial<Record<RecordKind, Expected>>>> = {
  'GET /exclusions/all': { own: users(200) },
  'PUT /exclusions/change': { missing: users(404), own: users(200) },
  'POST /exclusions/adopt': { own: users(200) },
};

/** Valid calls of the operations on exclusions. */
export const exclusionCalls: Readonly<Record<string, (asking: Asking) => Call>> = {
  'PUT /exclusions/change': ({ record }) => ({
    body:
      record === 'missing'
        ? { kind: 'contributor', contributorId: createId(), isExcluded: true }
        : { kind: 'keyword', keyword: 'night', isExcluded: true },
  }),
  'POST /exclusions/adopt': () => ({ body: { ai: true, keywords: ['night'], contributorIds: [createId()] } }),
};
