import { Icon } from '../../../../../ui/components/icon.tsx';
import { m } from '../../../../../ui/paraglide/messages.js';

/** Shows whether an e-mail is verified by a sign-in method. */
export function VerifiedMark({ isVerified }: { isVerified: boolean }) {
  if (!isVerified) return <span className="text-14 text-muted">{m.accounts_profile_unverified()}</span>;
  return (
    <span className="inline-flex items-center gap-1 text-14 text-success">
      <Icon name="badge-check" className="size-4" />
      {m.accounts_profile_verified()}
    </span>
  );
}
