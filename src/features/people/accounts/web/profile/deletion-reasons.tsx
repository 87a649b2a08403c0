import { Link } from 'react-router';
import { localizeHref } from '../../../../../ui/locale.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import type { Deletion } from './profile-view.ts';

/** Reasons that prevent the deletion, each with a link to the page that resolves it. */
export function DeletionReasons({ reasons }: Pick<Deletion, 'reasons'>) {
  if (reasons.length === 0) return null;
  return (
    <section aria-labelledby="deletion-reasons" className="mt-6 max-w-2xl rounded-card border border-line bg-paper p-5">
      <h3 id="deletion-reasons" className="text-16 font-medium">
        {m.accounts_profile_delete_first()}
      </h3>
      <ul className="mt-3 grid gap-4">
        {reasons.map(({ text, path }) => (
          <li key={text} className="text-14 text-muted">
            <p>{text}</p>
            <Link
              to={localizeHref(path)}
              className="mt-1 inline-flex min-h-6 items-center text-ink underline underline-offset-4"
            >
              {m.accounts_profile_delete_settle()}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
