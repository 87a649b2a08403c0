import { Icon } from '../../ui/components/icon.tsx';
import { m } from '../../ui/paraglide/messages.js';
import { useSiteActions } from '../../ui/site-actions.ts';

/** Banner on every page for suspended people, with the reason and a sign-out button. */
export function SuspendedBanner({ reason }: { reason: string }) {
  const { signOut } = useSiteActions();
  return (
    <aside className="border-b border-danger bg-paper" aria-label={m.suspended_title()}>
      <div className="page flex flex-wrap items-center gap-x-6 gap-y-2 py-3 text-14">
        <Icon name="ban" className="text-danger" />
        <p className="min-w-0 grow basis-72 wrap-anywhere">
          <strong className="font-medium">{m.suspended_title()}</strong> {reason}{' '}
          <span className="text-muted">{m.suspended_text()}</span>
        </p>
        <button
          type="button"
          onClick={() => void signOut()}
          className="h-10 rounded-control border border-line px-4 font-medium hover:border-ink"
        >
          {m.sign_out()}
        </button>
      </div>
    </aside>
  );
}
