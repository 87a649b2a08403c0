import pg from 'pg';

/** A schema that the product may read and add to, and not change: its migration has the procedures `guard` and `give`. */
export interface GuardedSchema {
  readonly name: string;
  /** Whom the product connects as. */
  readonly productRole: string;
}

async function runAsSuperuser(url: string, statements: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  // What goes wrong is told by the statement that waits.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(statements);
  } finally {
    await client.end();
  }
}

/**
 * Gives the schema to a role of its own, which signs in nowhere. A role belongs to the whole server, where two databases
 * may be prepared at once. Safe to repeat.
 */
export const guardSchema = (superuserUrl: string, { name, productRole }: GuardedSchema): Promise<void> =>
  runAsSuperuser(
    superuserUrl,
    `do $$ begin
      create role ${productRole}_${name} nologin nosuperuser nocreatedb nocreaterole noreplication nobypassrls;
    exception when duplicate_object or unique_violation then null;
    end $$;
    call ${name}.guard('${productRole}_${name}', '${productRole}')`,
  );

/** Gives the schema to the product's role, for migrations; nothing where there is none yet. */
export const openSchema = (superuserUrl: string, { name, productRole }: GuardedSchema): Promise<void> =>
  runAsSuperuser(
    superuserUrl,
    `do $$ begin
      if to_regnamespace('${name}') is not null then call ${name}.give('${productRole}'); end if;
    end $$`,
  );
