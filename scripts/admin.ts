import { parseArgs } from 'node:util';
import { auditLog } from '../src/features/operations/audit/service.ts';
import {
  chooseRole,
  createAdmin,
  LastOwnerError,
  listAdmins,
  resetAdmin,
  setAdminDisabled,
  setAdminRole,
} from '../src/features/people/admins/service/commands.ts';
import { fail, say, withConfiguredDatabase } from './configured-database.ts';

/**
 * Usage of `npm run admin -- create --email a@example.com --name "A" --role owner`, `list`, `reset`, `disable` and
 * `enable`.
 */
const usage = `Usage: npm run admin -- <command>
  create  --email <e-mail> [--name <name>] [--role owner|moderator]   prints a one-time password;
          without --role the first one is an owner, and each further one a moderator
  reset   --email <e-mail>     a new one-time password; authenticator off, sessions ended
  disable --email <e-mail>     may not sign in any more; sessions end at once
  enable  --email <e-mail>
  role    --email <e-mail> --role owner|moderator   acts on the next request
  list
Works beside a running Arbor, on its embedded database or on DATABASE_URL.`;

function read() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { email: { type: 'string' }, name: { type: 'string' }, role: { type: 'string' } },
    });
  } catch (error) {
    return fail(`${(error as Error).message}\n${usage}`);
  }
}

const { values, positionals } = read();
const [command = ''] = positionals;
const email = values.email?.trim().toLowerCase() ?? '';
if (!['create', 'reset', 'role', 'disable', 'enable', 'list'].includes(command)) fail(usage);
if (command !== 'list' && !/^[^\s@]+@[^\s@]+$/.test(email))
  fail(`Give an e-mail: --email somebody@example.com\n${usage}`);
const role = values.role === 'owner' || values.role === 'moderator' ? values.role : undefined;
if (role !== values.role) fail('The role is owner or moderator.');
if (command === 'role' && role === undefined) fail(`Give a role: --role owner\n${usage}`);

async function act(ctx: Parameters<typeof listAdmins>[0]): Promise<void> {
  if (command === 'list') {
    for (const each of await listAdmins(ctx))
      say(
        `${each.email}  ${each.role}  ${each.name}${each.totp ? '  authenticator' : ''}${each.disabled ? '  disabled' : ''}`,
      );
    return;
  }
  if (command === 'create') {
    const name = values.name?.trim() || (email.split('@')[0] ?? email);
    const given = role ?? (await chooseRole(ctx));
    const password = await createAdmin(ctx, { email, name, role: given });
    if (password === undefined) fail(`There is an admin ${email} already; \`reset\` gives a new password.`);
    say(`${email} is ${given} and may sign in at /admin/login with the one-time password ${password}`);
    return;
  }
  if (command === 'reset') {
    const password = await resetAdmin(ctx, email);
    if (password === undefined) fail(`There is no admin ${email}.`);
    say(`${email} may sign in at /admin/login with the one-time password ${password}`);
    return;
  }
  if (command === 'role' && role !== undefined) {
    if (!(await setAdminRole(ctx, email, role))) fail(`There is no admin ${email}.`);
    say(`${email} is ${role} now.`);
    return;
  }
  if (!(await setAdminDisabled(ctx, email, command === 'disable'))) fail(`There is no admin ${email}.`);
  say(`${email} is ${command}d.`);
}

await withConfiguredDatabase((db, config) =>
  act({ db, secret: config.secret, audit: auditLog }).catch((error: unknown) => {
    if (error instanceof LastOwnerError) fail(error.message);
    throw error;
  }),
);
