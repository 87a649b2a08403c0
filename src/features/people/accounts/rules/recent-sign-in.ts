/** Maximum age of a proof of a recent sign-in, in milliseconds. */
export const MAX_PROOF_AGE_MS = 5 * 60 * 1000;

/** Time after which a newly linked sign-in method may remove an older one, in milliseconds. */
export const ESTABLISHED_AFTER_MS = 7 * 24 * 60 * 60 * 1000;

interface Linked {
  readonly created_at: Date;
}

/**
 * Whether a sign-in method is the account's oldest, or has been linked for a week: an intruder who links their own
 * method can't remove the owner's with it before the owner has had time to notice.
 */
export function isEstablished(one: Linked, all: readonly Linked[], now: Date): boolean {
  if (now.getTime() - one.created_at.getTime() >= ESTABLISHED_AFTER_MS) return true;
  return all.every((each) => each.created_at >= one.created_at);
}
