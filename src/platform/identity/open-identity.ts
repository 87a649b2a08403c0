import type { Config } from '../config.ts';
import type { Database } from '../database/pool.ts';
import type { Log } from '../log.ts';
import { createDevelopmentProvider } from './development/provider.ts';
import { createFirebaseProvider } from './firebase.ts';
import type { IdentityProvider } from './identity.ts';
import { toFirebaseSettings } from './settings.ts';

export interface IdentityDeps {
  readonly config: Config;
  readonly db: Database;
  readonly log: Log;
  readonly origin: string;
}

/** Opens Firebase if it is configured, otherwise the development provider. @throws ConfigError if that isn't allowed */
export function openIdentity({ config, db, log, origin }: IdentityDeps): IdentityProvider {
  const settings = toFirebaseSettings(config);
  if (settings === undefined) return createDevelopmentProvider({ config, db, log, origin });
  return createFirebaseProvider({
    settings,
    onKeyFailure: (error) => log.error({ err: error }, "Google's keys could not be fetched"),
  });
}
