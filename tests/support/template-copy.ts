import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { TEMPLATE, toUrl } from './postgres.ts';

export interface TemplateCopy {
  readonly url: string;
  /** URL for a superuser, because the product's role isn't one. */
  readonly superuserUrl: string;
  readonly drop: () => Promise<void>;
}

/** Creates a migrated, empty database in the test run's PostgreSQL. */
export async function copyTemplate(): Promise<TemplateCopy> {
  const name = `t_${randomUUID().replaceAll('-', '')}`;
  const admin = new pg.Client({ connectionString: inject('superuserUrl') });
  await admin.connect();
  await admin.query(`create database ${name} template ${TEMPLATE} owner arbor strategy file_copy`);
  return {
    url: toUrl(inject('databaseUrl'), name),
    superuserUrl: toUrl(inject('superuserUrl'), name),
    drop: async () => {
      await admin.query(`drop database ${name} with (force)`);
      await admin.end();
    },
  };
}
