import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { TEMPLATE, toUrl } from './postgres.ts';

export interface TemplateCopy {
  readonly url: string;
  readonly drop: () => Promise<void>;
}

/** A migrated, empty database of its own in the run's PostgreSQL. */
export async function copyTemplate(): Promise<TemplateCopy> {
  const server = inject('databaseUrl');
  const name = `t_${randomUUID().replaceAll('-', '')}`;
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  await admin.query(`create database ${name} template ${TEMPLATE}`);
  return {
    url: toUrl(server, name),
    drop: async () => {
      await admin.query(`drop database ${name} with (force)`);
      await admin.end();
    },
  };
}
