import pg from 'pg';

/** A schema that the product can read and add to, but not change. */
export interface GuardedSchema {
  readonly name: string;
  /** Role as which the product connects. */
  readonly productRole: string;
  /** Rights of the product besides reading, in the syntax of `grant`: `insert (id) on ledger.account`. */
  readonly grants: readonly string[];
}

const { escapeIdentifier, escapeLiteral } = pg;

const toOwner = ({ name, productRole }: GuardedSchema): string => `${productRole}_${name}`;

/**
 * Grants an administrator who isn't a superuser membership in both roles for this transaction, which a role with
 * CREATEROLE can do; and grants the new owner rights in the schema, which ownership requires.
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
  // The error is reported by the pending query.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

/**
 * Changes the owner of a schema and its objects. It consists of plain statements, because a routine in the schema may
 * have been written by the product's role and would run with the administrator's rights.
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

/**
 * Joins statements, which PostgreSQL runs in one transaction. The search path only contains PostgreSQL's own schema.
 */
function toStatements(guarded: GuardedSchema, newOwner: string, work: string): string {
  const granted = `${escapeIdentifier(guarded.name)} to ${escapeIdentifier(newOwner)}`;
  return `
  set local search_path to pg_catalog, pg_temp;
  ${prepareOwner(granted, [toOwner(guarded), guarded.productRole])}
  ${work}
  ${returnLent}`;
}

/**
 * Gives the schema to a role without login. Roles belong to the whole server, on which two databases may be prepared
 * concurrently. Safe to repeat.
 * @param adminUrl URL of a superuser, or of a role with CREATEROLE that created the product's role
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

/** Gives the schema back to the product's role, for migrations; does nothing if it isn't guarded. */
export async function openSchema(adminUrl: string, guarded: GuardedSchema): Promise<void> {
  const find = 'select from pg_namespace where nspname = $1 and pg_get_userbyid(nspowner) = $2';
  await runAsAdmin(adminUrl, async (client) => {
    const { rowCount } = await client.query(find, [guarded.name, toOwner(guarded)]);
    if (rowCount !== 0)
      await client.query(toStatements(guarded, guarded.productRole, giveTo(guarded.name, guarded.productRole)));
  });
}

/**
 * Whether the role of `pool` could change the schema: it owns an object in it, can act as the owner, or can grant
 * itself such a role.
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
