import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';

/** Where the CLI calls, and as whom. */
export interface Login {
  readonly origin: string;
  readonly token: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

const filePath = (environment: Environment): string =>
  join(environment['XDG_CONFIG_HOME'] ?? environment['APPDATA'] ?? join(homedir(), '.config'), 'arbor', 'login.json');

/** Saves a login in a file that only this user can read. @returns its path */
export function saveLogin(login: Login, environment: Environment): string {
  const path = filePath(environment);
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  writeFileSync(path, `${JSON.stringify(login, null, 2)}\n`, { mode: 0o600 });
  // The mode above only applies to a new file.
  chmodSync(path, 0o600);
  return path;
}

/** Reads the login of `ARBOR_CLI_ORIGIN` and `ARBOR_CLI_TOKEN`, or else the saved one. */
export function readLogin(environment: Environment): Login {
  const { ARBOR_CLI_ORIGIN: origin, ARBOR_CLI_TOKEN: token } = environment;
  if (origin !== undefined && token !== undefined) return { origin, token };
  try {
    return JSON.parse(readFileSync(filePath(environment), 'utf8')) as Login;
  } catch {
    throw new Error('You are not signed in. Run: arbor login');
  }
}
