import { expect, test } from 'vitest';
import { findPrivateMembers } from './private-members.ts';

const pg = "import pg from 'pg';\n";
const messages = (source: string): string[] =>
  findPrivateMembers(new Map([['src/platform/database/client.ts', source]])).map(
    ({ line, message }) => `${line}: ${message}`,
  );

test.each([
  ['wire._send(bytes);', '1: «_send»'],
  ["wire['_send'](bytes);", '1: «_send»'],
  ['interface Wire { _send(bytes: Buffer): void }', '1: «_send»'],
  ['interface Wire {\n  readonly parsedStatements: Record<string, string>;\n}', '2: «parsedStatements»'],
  ['delete wire.submittedNamedStatements[name];', '1: «submittedNamedStatements»'],
  ['interface PooledClient { _queryable: boolean }', '1: «_queryable»'],
  ['const { _txStatus: status } = client;', '1: «_txStatus»'],
  ['utils.prepareValue(1);', '1: «prepareValue»'],
  [`${pg}client._ending = true;`, '2: «_ending»'],
  [`${pg}const { utils } = pg as unknown as { utils: object };`, '2: «as unknown as»'],
  ["import type pg from 'pg';\nconst open = (client: pg.Client) => client as unknown as Pooled;", '2: «as unknown as»'],
  ["import Query from 'pg/lib/query.js';\nquery._result = 1;", '2: «_result»'],
])('refuses %s', (source, message) => {
  expect(messages(source)).toEqual([expect.stringContaining(message)]);
});

test.each([
  `${pg}order._id;`,
  `${pg}const pool = new pg.Pool({ max: 1 });\nclient.release(true);`,
  'given._other;',
  'body as unknown as { items: string[] };',
  "import { types } from 'pgvector';\nbody as unknown as { items: string[] };",
  'm.reports_send();',
])('lets be %s', (source) => {
  expect(messages(source)).toEqual([]);
});
