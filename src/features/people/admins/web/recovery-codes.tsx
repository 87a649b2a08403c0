import { primaryButton } from '../../../../ui/components/button.ts';
import { LabelledCopyButton } from '../../../../ui/components/copy-button.tsx';
import { Icon } from '../../../../ui/components/icon.tsx';
import { UnsavedChangesDialog } from '../../../../ui/forms/unsaved-changes-dialog.tsx';
import { m } from '../../../../ui/paraglide/messages.js';

/** Shows the recovery codes once, and asks for confirmation before the page is left. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const text = `${codes.join('\n')}\n`;
  return (
    <div className="grid gap-4">
      <h3 className="text-16" tabIndex={-1} ref={(heading) => heading?.focus()}>
        {m.admins_recovery_title()}
      </h3>
      <p className="max-w-2xl text-14 text-muted">{m.admins_recovery_text()}</p>
      <ul
        aria-label={m.admins_recovery_title()}
        className="grid max-w-md grid-cols-2 gap-x-6 gap-y-1.5 rounded-control border border-line bg-canvas p-4 text-16"
      >
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <LabelledCopyButton text={text} label={m.copy()} />
        <a
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download="arbor-recovery-codes.txt"
          className="inline-flex h-10 items-center gap-2 rounded-control border border-line bg-paper px-4 text-14 font-medium hover:border-ink"
        >
          <Icon name="download" className="size-4" />
          {m.admins_download()}
        </a>
      </div>
      <div>
        <button type="button" onClick={onDone} className={primaryButton}>
          {m.admins_recovery_done()}
        </button>
      </div>
      <UnsavedChangesDialog unsaved title={m.admins_recovery_leave()} text={m.admins_recovery_leave_text()} />
    </div>
  );
}
