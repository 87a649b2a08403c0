import pino from 'pino';

export type Log = pino.Logger;

/** One JSON object a line on standard output; secrets are cut out by name wherever they appear. */
export function openLog(level: string): Log {
  return pino({
    level,
    base: { service: 'arbor' },
    timestamp: pino.stdTimeFunctions.isoTime,
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
  });
}
