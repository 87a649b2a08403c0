import pg from 'pg';

/** A schema that the product may read and add to, and not change. */
export interface GuardedSchema {
  readonly name: string;
  /** The role that the product connects as. */
  readonly productRole: string;
  /** What the product may do besides reading, as `grant` takes it: `insert (id) on ledger.account`. */
  readonly grants: readonly string[];
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
  // The statement that waits reports the error.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

/**
 * Changes the owner of a schema and of all in it. An administrator runs these statements as they are: a routine of the schema
 * may have been written by the product's role, and would run with the administrator's rights.
 */
const giveTo = (name: string, owner: string): string => {
  const [schema, role] = [escapeLiteral(name), escapeLiteral(owner)];
  return `
  do $$
  declare
    statement text;
  begin
    for statement in
      select format('alter %s %s owner to %I', case relkind when 'v' then 'view' else 'table' end, oid::regclass, ${role})
      from pg_class where relnamespace = ${schema}::regnamespace and relkind in ('r', 'v')
      union all
      select format('alter routine %s owner to %I', oid::regprocedure, ${role})
      from pg_proc where pronamespace = ${schema}::regnamespace
      union all
      select format('alter schema %I owner to %I', ${schema}, ${role})
    loop
      execute statement;
    end loop;
  end $$;`;
};

function grantTo({ name, productRole, grants }: GuardedSchema): string {
  const [schema, role] = [escapeIdentifier(name), escapeIdentifier(productRole)];
  return [
    `revoke all on schema ${schema} from public, ${role}`,
    `revoke all on all tables in schema ${schema} from public, ${role}`,
    `revoke all on all routines in schema ${schema} from public, ${role}`,
    `grant usage on schema ${schema} to ${role}`,
    `grant select on all tables in schema ${schema} to ${role}`,
    ...grants.map((grant) => `grant ${grant} to ${role}`),
  ]
    .map((statement) => `${statement};`)
    .join('\n');
}

/** Several statements in one text, which PostgreSQL runs in one transaction. Names are PostgreSQL's own alone. */
function toStatements(guarded: GuardedSchema, newOwner: string, work: string): string {
  const granted = `${escapeIdentifier(guarded.name)} to ${escapeIdentifier(newOwner)}`;
  return `
  set local search_path to pg_catalog, pg_temp;
  ${prepareOwner(granted, [toOwner(guarded), guarded.productRole])}
  ${work}
  ${returnLent}`;
}

/**
 * Gives the schema to a role of its own, which signs in nowhere. A role belongs to the whole server, where two databases
 * may be prepared at once. Safe to repeat.
 * @param adminUrl of a superuser, or of a role that may create roles and made the product's
 */
export async function guardSchema(adminUrl: string, guarded: GuardedSchema): Promise<void> {
  const owner = toOwner(guarded);
  const work = giveTo(guarded.name, owner) + grantTo(guarded);
  const create = `do $$ begin
      create role ${escapeIdentifier(owner)} nologin nosuperuser nocreatedb nocreaterole noreplication nobypassrls;
    exception when duplicate_object or unique_violation then null;
    end $$;`;
  await runAsAdmin(adminUrl, (client) => client.query(create + toStatements(guarded, owner, work)));
}

/** Gives the schema to the product's role, for migrations; nothing where it was not guarded yet. */
export async function openSchema(adminUrl: string, guarded: GuardedSchema): Promise<void> {
  const find = 'select from pg_namespace where nspname = $1 and pg_get_userbyid(nspowner) = $2';
  await runAsAdmin(adminUrl, async (client) => {
    const { rowCount } = await client.query(find, [guarded.name, toOwner(guarded)]);
    if (rowCount !== 0)
      await client.query(toStatements(guarded, guarded.productRole, giveTo(guarded.name, guarded.productRole)));
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
