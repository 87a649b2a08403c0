import type { Config } from '../config.ts';
import type { Log } from '../log.ts';

interface Needed {
  readonly config: Pick<Config, 'production' | 'ARBOR_TRUST_PROXY'>;
  readonly log: Pick<Log, 'warn'>;
}

/**
 * Warns once if requests seem to come through an untrusted proxy, because all callers then share its address and its
 * rate limits. Call it with the headers of each request.
 */
export function createProxyWarning({ config, log }: Needed): (forwardedFor: string | undefined) => void {
  let isDue = config.production && config.ARBOR_TRUST_PROXY === 0;
  return (forwardedFor) => {
    if (!isDue || forwardedFor === undefined) return;
    isDue = false;
    log.warn(
      'X-Forwarded-For has arrived while ARBOR_TRUST_PROXY is 0, so it is ignored. Behind a proxy of yours everybody counts as one caller: set ARBOR_TRUST_PROXY to the number of your proxies.',
    );
  };
}
