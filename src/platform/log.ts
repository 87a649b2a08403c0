import pino from 'pino';

export type Log = pino.Logger;

const FLUSH_BYTES = 4096;
const FLUSH_MS = 200;

const KEPT_OF_ERRORS = ['code', 'severity', 'table', 'column', 'constraint'] as const;

/** PostgreSQL tells the whole row that it refused (`detail`), and the statement's values: those are people's. */
function serializeError(error: unknown, withCause = true): unknown {
  if (!(error instanceof Error)) return typeof error === 'object' && error !== null ? { type: 'object' } : error;
  const { message, stack, cause } = error;
  const more = KEPT_OF_ERRORS.map((name) => [name, (error as unknown as Record<string, unknown>)[name]] as const);
  return {
    type: error.constructor.name,
    message,
    stack,
    ...Object.fromEntries(more.filter(([, value]) => value !== undefined)),
    ...(withCause && cause !== undefined ? { cause: serializeError(cause, false) } : {}),
  };
}

/**
 * One JSON object a line, on standard output unless a test says where; secrets are cut out by name wherever they
 * appear.
 * Lines wait a moment for each other: one write each costs a cached page a third of its time.
 */
export function openLog(level: string, into?: pino.DestinationStream): Log {
  const options: pino.LoggerOptions = {
    level,
    base: { service: 'arbor' },
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: (error: unknown) => serializeError(error) },
    redact: {
      paths: [
        'cookie',
        'authorization',
        '*.cookie',
        '*.authorization',
        'idToken',
        '*.idToken',
        'accessToken',
        '*.accessToken',
        'password',
        '*.password',
        'phone',
        '*.phone',
      ],
      censor: '[cut]',
    },
  };
  const output = { fd: 1, minLength: FLUSH_BYTES, periodicFlush: FLUSH_MS, sync: false };
  return pino(options, into ?? pino.destination(output));
}
