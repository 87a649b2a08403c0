const MAX_LENGTH = 300;

/** Possibly personal parts of a message: quoted values, e-mail addresses, long numbers. Ids stay readable. */
const sensitive =
  /([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})|"[^"]*"|'[^']*'|«[^»]*»|\S+@\S+|\+?\d(?:[\s-]?\d){5,}/gi;

/** Describes a failure in one line that is safe to store and show, without stack and values. */
export function describeFailure(error: unknown): string {
  const message = error instanceof Error ? error.message || error.name : String(error);
  const [line = ''] = message.trim().split('\n');
  return line.replace(sensitive, (_, id: string | undefined) => id ?? '…').slice(0, MAX_LENGTH);
}
