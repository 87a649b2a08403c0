import { type ReactNode, type SubmitEvent, useEffect, useState } from 'react';
import { isApiError } from '../../../../ui/api/client.ts';
import { showFailure } from '../../../../ui/api/show-failure.ts';
import { chip, secondaryButton } from '../../../../ui/components/button.ts';
import { Icon } from '../../../../ui/components/icon.tsx';
import { fieldBox } from '../../../../ui/forms/field.tsx';
import { m } from '../../../../ui/paraglide/messages.js';
import { useRootData } from '../../../../ui/root-data.ts';
import { type ExclusionsView, isNothing, readBrowserExclusions } from './browser-exclusions.ts';
import { adoptBrowserExclusions, changeExclusion, readOwnExclusions, type Subject } from './change-exclusion.ts';

/** List of the exclusions of the account or this browser, each with a button to remove it. */
export function ExclusionList() {
  const user = useRootData()?.user ?? null;
  const isSignedIn = user !== null;
  const [shown, setShown] = useState<ExclusionsView>();
  useEffect(() => {
    let isCurrent = true;
    readOwnExclusions(isSignedIn).then(
      (own) => isCurrent && setShown(own),
      (error: unknown) => {
        if (!isApiError(error)) throw error;
        showFailure(error, '');
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [isSignedIn]);
  const change = async (subject: Subject, isExcluded: boolean): Promise<boolean> => {
    const kept = await changeExclusion(subject, isExcluded, isSignedIn);
    if (kept !== undefined) setShown(kept);
    return kept !== undefined;
  };
  if (shown === undefined) return <div className="min-h-64" aria-busy="true" />;
  return (
    <div className="grid min-h-64 content-start gap-6">
      {isSignedIn ? (
        <Adoption onAdopted={setShown} />
      ) : (
        <p className="text-14 text-muted">{m.exclusions_in_browser()}</p>
      )}
      <label className="flex min-h-12 cursor-pointer items-center gap-3 text-16">
        <input
          type="checkbox"
          className="size-5 accent-ink"
          checked={shown.ai}
          onChange={(event) => void change({ kind: 'ai' }, event.currentTarget.checked)}
        />
        {m.exclusions_ai()}
      </label>
      <KeywordForm onAdd={(keyword) => change({ kind: 'keyword', keyword }, true)} />
      {shown.keywords.length + shown.contributors.length > 0 ? null : (
        <p className="text-14 text-muted">{m.exclusions_none()}</p>
      )}
      <Removable title={m.exclusions_keywords()}>
        {shown.keywords.map((keyword) => (
          <Chip key={keyword} name={keyword} onRemove={() => change({ kind: 'keyword', keyword }, false)} />
        ))}
      </Removable>
      <Removable title={m.exclusions_contributors()}>
        {shown.contributors.map((contributor) => (
          <Chip
            key={contributor._id}
            name={contributor.name === '' ? m.exclusions_gone() : contributor.name}
            onRemove={() => change({ kind: 'contributor', contributor }, false)}
          />
        ))}
      </Removable>
    </div>
  );
}

/** Offers to adopt exclusions that the browser stored before the sign-in. */
function Adoption({ onAdopted }: { onAdopted: (kept: ExclusionsView) => void }) {
  const [isOffered, setIsOffered] = useState(() => !isNothing(readBrowserExclusions()));
  if (!isOffered) return null;
  const adopt = async () => {
    const kept = await adoptBrowserExclusions();
    if (kept === undefined) return;
    setIsOffered(false);
    onAdopted(kept);
  };
  return (
    <div className="flex flex-wrap items-center justify-between gap-4 rounded-card bg-canvas p-4">
      <p className="text-14">
        {m.exclusions_offer()}. {m.exclusions_offer_text()}
      </p>
      <button type="button" className={secondaryButton} onClick={() => void adopt()}>
        {m.exclusions_adopt()}
      </button>
    </div>
  );
}

function KeywordForm({ onAdd }: { onAdd: (keyword: string) => Promise<boolean> }) {
  const [typed, setTyped] = useState('');
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const keyword = typed.trim().replace(/\s+/g, ' ').toLowerCase();
    if (keyword !== '' && (await onAdd(keyword))) setTyped('');
  };
  return (
    <form className="grid gap-1.5" onSubmit={(event) => void submit(event)}>
      <label htmlFor="excluded-keyword" className="text-14 font-medium">
        {m.exclusions_add()}
      </label>
      <div className="flex flex-wrap gap-3">
        <input
          id="excluded-keyword"
          className={`${fieldBox} h-12 max-w-sm min-w-0 flex-1`}
          maxLength={80}
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <button type="submit" className={secondaryButton}>
          {m.exclusions_add_button()}
        </button>
      </div>
    </form>
  );
}

function Removable({ title, children }: { title: string; children: readonly ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <div>
      <h3 className="mb-2 text-14 font-medium">{title}</h3>
      <ul className="flex flex-wrap gap-2">{children}</ul>
    </div>
  );
}

function Chip({ name, onRemove }: { name: string; onRemove: () => Promise<boolean> }) {
  return (
    <li>
      <button type="button" className={chip} aria-label={m.exclusions_remove({ name })} onClick={() => void onRemove()}>
        <span className="max-w-60 truncate">{name}</span>
        <Icon name="x" className="size-3.5" />
      </button>
    </li>
  );
}
