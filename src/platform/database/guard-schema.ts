import pg from 'pg';

/** A schema that the product may read and add to, and not change: its migration has the procedures `guard` and `give`. */
export interface GuardedSchema {
  readonly name: string;
  /** Whom the product connects as. */
  readonly productRole: string;
}

const { escapeIdentifier, escapeLiteral } = pg;

const toOwner = ({ name, productRole }: GuardedSchema): string => `${productRole}_${name}`;

/**
 * Who isn't a superuser needs to be a member of both roles, which a role that may create roles makes itself, for this
 * transaction; and to own something in the schema, a role needs rights there.
 */
const prepareOwner = (granted: string, roles: readonly string[]) => `
  do $$
  declare
    lent name;
  begin
    foreach lent in array array[${roles.map(escapeLiteral).join(', ')}]::name[] loop
      if not pg_has_role(current_user, lent, 'USAGE') then
        execute format('grant %I to current_user', lent);
        perform set_config('arbor.lent', concat_ws(',', nullif(current_setting('arbor.lent', true), ''), quote_ident(lent)), true);
      end if;
    end loop;
  end $$;
  grant usage, create on schema ${granted};`;

const returnLent = `
  do $$ begin
    if current_setting('arbor.lent', true) <> '' then
      execute format('revoke %s from current_user', current_setting('arbor.lent'));
    end if;
  end $$;`;

async function runAsAdmin(url: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  // What goes wrong is told by the statement that waits.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

/** Several statements in one text, which PostgreSQL runs in one transaction. */
function toStatements(guarded: GuardedSchema, newOwner: string, call: string): string {
  const granted = `${escapeIdentifier(guarded.name)} to ${escapeIdentifier(newOwner)}`;
  return prepareOwner(granted, [toOwner(guarded), guarded.productRole]) + call + returnLent;
}

/**
 * Gives the schema to a role of its own, which signs in nowhere. A role belongs to the whole server, where two databases
 * may be prepared at once. Safe to repeat.
 * @param adminUrl of a superuser, or of a role that may create roles and made the product's
 */
export async function guardSchema(adminUrl: string, guarded: GuardedSchema): Promise<void> {
  const owner = toOwner(guarded);
  const call = `call ${escapeIdentifier(guarded.name)}.guard(${escapeLiteral(owner)}, ${escapeLiteral(guarded.productRole)});`;
  const create = `do $$ begin
      create role ${escapeIdentifier(owner)} nologin nosuperuser nocreatedb nocreaterole noreplication nobypassrls;
    exception when duplicate_object or unique_violation then null;
    end $$;`;
  await runAsAdmin(adminUrl, (client) => client.query(create + toStatements(guarded, owner, call)));
}

/** Gives the schema to the product's role, for migrations; nothing where it was not guarded yet. */
export async function openSchema(adminUrl: string, guarded: GuardedSchema): Promise<void> {
  const call = `call ${escapeIdentifier(guarded.name)}.give(${escapeLiteral(guarded.productRole)});`;
  const find = 'select from pg_namespace where nspname = $1 and pg_get_userbyid(nspowner) = $2';
  await runAsAdmin(adminUrl, async (client) => {
    const { rowCount } = await client.query(find, [guarded.name, toOwner(guarded)]);
    if (rowCount !== 0) await client.query(toStatements(guarded, guarded.productRole, call));
  });
}

/**
 * Whether the role that `pool` connects as could change the schema: it owns something in it, may act as its owner, or may
 * make itself such a role.
 */
export async function canChangeSchema(pool: pg.Pool, name: string): Promise<boolean> {
  const { rows } = await pool.query<{ can: boolean }>(
    `select bool_or(pg_has_role(owner, 'MEMBER')) or (select rolcreaterole from pg_roles where rolname = current_user) as can
     from (
       select nspowner as owner from pg_namespace where nspname = $1
       union select relowner from pg_class where relnamespace = to_regnamespace($1)
       union select proowner from pg_proc where pronamespace = to_regnamespace($1)
     ) as owners`,
    [name],
  );
  return rows[0]?.can === true;
}
