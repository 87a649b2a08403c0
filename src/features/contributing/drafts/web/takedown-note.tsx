import { Icon } from '../../../../ui/components/icon.tsx';
import { localizeHref } from '../../../../ui/locale.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import type { Takedown } from '../../../catalogue/content/contract/takedown.ts';
import { takedownWords } from './takedown-words.ts';

/** Note for a contributor: why an admin unpublished a work, and what to do. */
export function TakedownNote({ takedown }: { takedown: Takedown | null }) {
  if (takedown === null) return null;
  return (
    <div className="mt-2 flex items-start gap-2 text-14">
      <Icon name="ban" className="mt-0.5 size-4 shrink-0 text-danger" />
      <div className="min-w-0 wrap-anywhere">
        <p className="font-medium">{m.drafts_taken_down({ reason: takedownWords[takedown.code]() })}</p>
        {takedown.note === '' ? null : <p className="mt-1 whitespace-pre-line">{takedown.note}</p>}
        <p className="mt-1 text-muted">
          {m.drafts_taken_down_text()}{' '}
          <a href={localizeHref('/contact')} className="underline underline-offset-4">
            {m.drafts_taken_down_write()}
          </a>
        </p>
      </div>
    </div>
  );
}
