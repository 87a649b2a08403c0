/** Creates the request body, which is identical for every attempt. */
export const writeBody = (event: {
  readonly type: string;
  readonly version: number;
  readonly data: unknown;
  readonly happened_at: Date;
}): string =>
  JSON.stringify({
    type: event.type,
    version: event.version,
    timestamp: event.happened_at.toISOString(),
    data: event.data,
  });
