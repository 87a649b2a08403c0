import pg from 'pg';
import { APP_ROLE, SUPERUSER } from './cluster.ts';

const UNKNOWN_ROLE = '28000';
const RENAMING = 'arbor_renaming';

async function run<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  // The error is reported by the pending query.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/**
 * Renames the product's role in clusters of earlier versions, where it is the bootstrap superuser and can't lose that
 * right: it becomes the superuser, and the product gets a new role. A role can't rename itself, so another role does
 * it.
 */
async function renameSuperuser(toUrl: (role: string) => string): Promise<void> {
  await run(toUrl(APP_ROLE), (client) =>
    client.query(`drop role if exists ${RENAMING}; create role ${RENAMING} superuser login`),
  );
  await run(toUrl(RENAMING), (client) => client.query(`alter role ${APP_ROLE} rename to ${SUPERUSER}`));
}

/** Gives the product's role the objects that a superuser created for it, except for extensions and their objects. */
const takeOver = `
do $$
declare
  statement text;
begin
  if not exists (select from pg_roles where rolname = '${APP_ROLE}') then
    create role ${APP_ROLE} login nosuperuser nocreatedb nocreaterole noreplication nobypassrls;
  end if;
  execute format('grant create, temporary on database %I to ${APP_ROLE}', current_database());
  for statement in
    with own_schema as (
      select oid, nspname from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema'
    ), member as (
      select classid, objid from pg_depend where deptype in ('e', 'i', 'a')
    )
    select format('alter schema %I owner to ${APP_ROLE}', nspname) from own_schema
    union all
    select format('alter %s %s owner to ${APP_ROLE}',
      case relkind when 'S' then 'sequence' when 'v' then 'view' when 'm' then 'materialized view' else 'table' end,
      c.oid::regclass)
    from pg_class c where relnamespace in (select oid from own_schema) and relkind in ('r', 'p', 'v', 'm', 'S')
      and (relkind <> 'S' or not exists (select from member where classid = 'pg_class'::regclass and objid = c.oid))
    union all
    select format('alter routine %s owner to ${APP_ROLE}', p.oid::regprocedure)
    from pg_proc p where pronamespace in (select oid from own_schema)
      and not exists (select from member where classid = 'pg_proc'::regclass and objid = p.oid)
    union all
    select format('alter type %s owner to ${APP_ROLE}', t.oid::regtype)
    from pg_type t where typnamespace in (select oid from own_schema) and typtype in ('e', 'd', 'r')
      and not exists (select from member where classid = 'pg_type'::regclass and objid = t.oid)
  loop
    execute statement;
  end loop;
end $$`;

const isPrepared = `
select from pg_roles r, pg_namespace n
where r.rolname = '${APP_ROLE}' and not r.rolsuper and n.nspname = 'public' and n.nspowner = r.oid`;

/**
 * Makes the product's role own its schemas without being a superuser. Safe to repeat after an interruption, because
 * PostgreSQL does all of it or nothing.
 */
export async function prepareRoles(toUrl: (role: string) => string): Promise<void> {
  const prepare = (): Promise<void> =>
    run(toUrl(SUPERUSER), async (client) => {
      const { rowCount } = await client.query(isPrepared);
      if (rowCount === 0) await client.query(takeOver);
      await client.query(`drop role if exists ${RENAMING}`);
    });
  try {
    await prepare();
  } catch (error) {
    if (!(error instanceof pg.DatabaseError) || error.code !== UNKNOWN_ROLE) throw error;
    await renameSuperuser(toUrl);
    await prepare();
  }
}
