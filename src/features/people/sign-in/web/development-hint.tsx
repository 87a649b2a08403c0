import { Icon } from '../../../../ui/components/icon.tsx';
import { m } from '../../../../ui/paraglide/messages.js';

/** On a machine without Firebase no text message is sent. */
export function DevelopmentHint() {
  return (
    <p className="mt-6 rounded-control border border-dashed border-line bg-canvas px-4 py-3 text-14 text-muted">
      {m.sign_in_development()}{' '}
      <a
        href="/development/inbox"
        target="_blank"
        rel="noreferrer"
        className="inline-flex items-center gap-1 font-medium text-ink underline underline-offset-4"
      >
        {m.sign_in_development_inbox()}
        <Icon name="external-link" className="size-3.5" />
      </a>
    </p>
  );
}
