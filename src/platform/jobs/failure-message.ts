const MAX_LENGTH = 300;

/** What may be about a person: quoted values, e-mail addresses, long numbers. Identifiers stay readable. */
const sensitive =
  /([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})|"[^"]*"|'[^']*'|«[^»]*»|\S+@\S+|\+?\d(?:[\s-]?\d){5,}/gi;

/** One line that says why a job failed, safe to store and to show: no stack, no values. */
export function describeFailure(error: unknown): string {
  const message = error instanceof Error ? error.message || error.name : String(error);
  const [line = ''] = message.trim().split('\n');
  return line.replace(sensitive, (_, id: string | undefined) => id ?? '…').slice(0, MAX_LENGTH);
}
