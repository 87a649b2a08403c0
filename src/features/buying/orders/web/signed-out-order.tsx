import { primaryButton } from '../../../../ui/components/button.ts';
import { Icon } from '../../../../ui/components/icon.tsx';
import { m } from '../../../../ui/paraglide/messages.js';
import { useEndedSession } from '../../../../ui/session/use-ended-session.ts';
import { useSiteActions } from '../../../../ui/site-actions.ts';

/** Page in place of an order, for people who follow a link in an e-mail without being signed in. */
export function SignedOutOrder() {
  const { openSignIn } = useSiteActions();
  useEndedSession(true);
  return (
    <div className="page flex min-h-[50vh] flex-col items-start justify-center py-16">
      <span className="grid size-16 place-items-center rounded-full border border-line bg-paper">
        <Icon name="shopping-bag" className="size-7" />
      </span>
      <h1 className="mt-6 text-28 tracking-tight lg:text-36">{m.orders_signed_out()}</h1>
      <p className="mt-3 max-w-xl text-18 text-muted">{m.orders_signed_out_text()}</p>
      <button type="button" onClick={() => openSignIn('sign-in')} className={`${primaryButton} mt-8 noscript:hidden`}>
        {m.sign_in()}
      </button>
    </div>
  );
}
