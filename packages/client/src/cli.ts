import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import { createClient } from './client.ts';
import { readLogin, saveLogin } from './config.ts';
import { printSales, printStatus } from './report.ts';
import { upload } from './upload.ts';

const help = `Usage: arbor <command>

  login                Saves the site's address and an API token. Asks for them, or takes
                       --server https://arbor.example --token arbor_…
  upload <folder>      Makes a draft of each file, and fills it in by works.csv in the folder, whose first row is
                       file,title,description,category,subcategories,keywords,licence,price
                       The price is what buyers pay, with VAT.
                       An interrupted upload goes on when it is run again.
      --csv <file>     Another table
      --submit         Submits complete drafts for review
  status               Works by status, and the last ones
  sales                Balances and the last sales

Instead of a saved login, ARBOR_CLI_ORIGIN and ARBOR_CLI_TOKEN are used where both are set.`;

export interface Terminal {
  readonly print: (line: string) => void;
  readonly printError: (line: string) => void;
  readonly environment: Readonly<Record<string, string | undefined>>;
}

async function ask(question: string, { isSecret }: { isSecret: boolean }): Promise<string> {
  process.stdout.write(question);
  const silent = new Writable({ write: (_, __, done) => done() });
  const lines = createInterface({
    input: process.stdin,
    output: isSecret ? silent : process.stdout,
    terminal: process.stdin.isTTY,
  });
  const answer = await lines.question('');
  lines.close();
  if (isSecret) process.stdout.write('\n');
  return answer.trim();
}

interface LoginFlags {
  readonly server?: string | undefined;
  readonly token?: string | undefined;
}

async function login(flags: LoginFlags, { print, environment }: Terminal): Promise<void> {
  const server = flags.server ?? (await ask('Address of the site: ', { isSecret: false }));
  const token = flags.token ?? (await ask('API token: ', { isSecret: true }));
  // `localhost:4000` would be an address of the scheme `localhost`.
  if (!/^https?:\/\//i.test(server) || !URL.canParse(server))
    throw new Error(`“${server}” isn’t an address. Write it like https://arbor.example`);
  const { origin } = new URL(server);
  const { name, scopes, expiresAt } = await createClient({ origin, token })('get', '/token', {});
  const path = saveLogin({ origin, token }, environment);
  print(`Signed in to ${origin} with the token “${name}” (${scopes.join(', ')}), until ${expiresAt.slice(0, 10)}.`);
  print(`Saved in ${path}.`);
}

async function run(args: readonly string[], terminal: Terminal): Promise<boolean> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      server: { type: 'string' },
      token: { type: 'string' },
      csv: { type: 'string' },
      submit: { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  const [command = 'help', folder] = positionals;
  const { print, environment } = terminal;
  if (values.help === true || command === 'help') print(help);
  else if (command === 'login') await login(values, terminal);
  else if (command === 'upload') {
    if (folder === undefined) throw new Error('Name the folder: arbor upload <folder>');
    return upload(folder, readLogin(environment), { csv: values.csv, submit: values.submit, print });
  } else if (command === 'status') await printStatus(readLogin(environment), print);
  else if (command === 'sales') await printSales(readLogin(environment), print);
  else throw new Error(`There is no command “${command}”. Run: arbor help`);
  return true;
}

/** Runs a command. @returns the exit code: 1 after an error, or if a file did not become a work */
export async function runCli(args: readonly string[], terminal: Terminal): Promise<number> {
  try {
    return (await run(args, terminal)) ? 0 : 1;
  } catch (error) {
    terminal.printError(error instanceof Error ? error.message : String(error));
    return 1;
  }
}
