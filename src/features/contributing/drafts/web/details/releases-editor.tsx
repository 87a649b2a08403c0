import { type ChangeEvent, useState } from 'react';
import { Icon } from '../../../../../ui/components/icon.tsx';
import { m } from '../../../../../ui/paraglide/messages.js';
import type { OwnContent } from '../../../../catalogue/content/contract/own-content.ts';
import { NotSentError, sendOne } from '../../../uploads/web/queue/send-one.ts';
import type { DraftChanges } from '../draft-values.ts';

type Kind = OwnContent['releases'][number]['kind'];

const labels: Readonly<Record<Kind, () => string>> = {
  model: m.drafts_release_model,
  property: m.drafts_release_property,
};
const addLabels: Readonly<Record<Kind, () => string>> = {
  model: m.drafts_release_add_model,
  property: m.drafts_release_add_property,
};

interface ReleasesEditorProps {
  readonly content: OwnContent;
  readonly onChange: (changes: DraftChanges) => void;
}

/** Signed model and property releases, which only reviewers see. */
export function ReleasesEditor({ content, onChange }: ReleasesEditorProps) {
  const { releases, showsPeople, showsProperty } = content;
  const kinds: readonly Kind[] = [
    ...(showsPeople ? ['model' as const] : []),
    ...(showsProperty ? ['property' as const] : []),
  ];
  if (kinds.length === 0 && releases.length === 0) return null;
  const remove = (id: string) => onChange({ releaseIds: releases.flatMap(({ _id }) => (_id === id ? [] : [_id])) });
  return (
    <div className="mt-3 grid gap-3">
      {releases.length === 0 ? null : (
        <ul className="grid gap-2">
          {releases.map(({ _id, kind, name }) => (
            <li key={_id} className="flex items-center gap-3 rounded-control border border-line px-3 py-1 text-14">
              <Icon name="file-text" className="size-4 shrink-0 text-muted" />
              <span className="min-w-0 flex-1 truncate">
                {name} <span className="text-muted">· {labels[kind]()}</span>
              </span>
              <button
                type="button"
                onClick={() => remove(_id)}
                aria-label={m.drafts_release_remove({ name })}
                className="grid size-10 shrink-0 place-items-center rounded-full hover:bg-line/60"
              >
                <Icon name="x" className="size-4" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {kinds.map((kind) => (
        <AddRelease key={kind} kind={kind} onSent={(upload) => onChange({ newReleases: [{ upload, kind }] })} />
      ))}
    </div>
  );
}

function AddRelease({ kind, onSent }: { kind: Kind; onSent: (upload: string) => void }) {
  const [share, setShare] = useState<number>();
  const [error, setError] = useState('');
  const isBusy = share !== undefined;
  const choose = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0];
    // The value is reset, so that the same file can be chosen again.
    currentTarget.value = '';
    if (file === undefined) return;
    setError('');
    setShare(0);
    try {
      onSent(await sendOne(file, setShare));
    } catch (failure) {
      if (!(failure instanceof NotSentError)) throw failure;
      setError(failure.message);
    } finally {
      setShare(undefined);
    }
  };
  return (
    <div>
      <label
        aria-busy={isBusy}
        className="inline-flex h-11 cursor-pointer items-center gap-2 rounded-control border border-line bg-paper px-4 text-14 font-medium focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-ink hover:border-ink aria-busy:opacity-60"
      >
        <Icon name="upload" className="size-4" />
        {addLabels[kind]()}
        <input
          type="file"
          accept=".pdf,.jpg,.jpeg,.png,image/*,application/pdf"
          disabled={isBusy}
          onChange={(event) => void choose(event)}
          className="sr-only"
        />
      </label>
      <p role="status" className="mt-1 text-12 text-muted empty:hidden">
        {isBusy ? m.drafts_release_sending() : null}
      </p>
      <p role="alert" className="mt-1 text-14 text-danger empty:hidden">
        {error === '' ? null : error}
      </p>
    </div>
  );
}
