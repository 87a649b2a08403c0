const identifier = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Keeps the ids of a payload; any other value becomes null, because it may be personal. */
export const presentPayload = (payload: Readonly<Record<string, unknown>>): Record<string, string | null> =>
  Object.fromEntries(
    Object.entries(payload).map(([name, value]) => [
      name,
      typeof value === 'string' && identifier.test(value) ? value : null,
    ]),
  );
