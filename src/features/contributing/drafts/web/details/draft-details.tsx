import { type ReactNode, useRef, useSyncExternalStore } from 'react';
import { Icon } from '../../../../../ui/components/icon.tsx';
import { m } from '../../../../../ui/paraglide/messages.js';
import type { OwnContent } from '../../../../catalogue/content/contract/own-content.ts';
import type { DraftsStore } from '../drafts-store.ts';
import { describeMissing } from '../missing-words.ts';
import { resolveConflict } from '../resolve-conflict.ts';
import type { Choices } from '../table/columns.ts';
import { SaveMark } from '../table/save-mark.tsx';
import { Text, Tick } from './fields.tsx';
import { KeywordChips } from './keyword-chips.tsx';
import { CategoryField, type EditorProps, LanguageField, SubcategoryTicks } from './place-fields.tsx';
import { PreviewsEditor } from './previews-editor.tsx';
import { ReleasesEditor } from './releases-editor.tsx';
import { SidePanel } from './side-panel.tsx';
import { VariantsEditor } from './variants-editor.tsx';

function Checklist({ missing }: { missing: OwnContent['missing'] }) {
  const isComplete = missing.length === 0;
  return (
    <section className="rounded-card border border-line bg-canvas p-4">
      <h3 className="flex items-center gap-2 text-14 font-medium">
        <Icon name={isComplete ? 'check' : 'circle-alert'} className="size-4" />
        {isComplete ? m.drafts_complete_long() : m.drafts_still_missing()}
      </h3>
      {isComplete ? null : (
        <ul className="mt-2 list-disc pl-9 text-14 text-muted">
          {missing.map((part) => (
            <li key={part}>{describeMissing(part)}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h3 className="mb-3 text-16 font-medium">{title}</h3>
    {children}
  </section>
);

function Editor({ content, choices, path, isSettled, onChange }: EditorProps & { path: string; isSettled: boolean }) {
  return (
    <div className="grid gap-7">
      <Checklist missing={content.missing} />
      <Text
        label={m.drafts_title()}
        value={content.title}
        max={200}
        needed={m.drafts_title_needed()}
        onChange={(title) => onChange({ title })}
      />
      <LanguageField language={content.language} onChange={(language) => onChange({ language })} />
      <Text
        label={m.drafts_translated_title()}
        value={content.translatedTitle ?? ''}
        max={200}
        onChange={(title) => onChange({ translatedTitle: title === '' ? null : title })}
      />
      <Text
        label={m.drafts_description()}
        value={content.description}
        rows={5}
        max={10_000}
        onChange={(description) => onChange({ description })}
      />
      <CategoryField {...{ content, choices, onChange }} />
      <SubcategoryTicks {...{ content, choices, onChange }} />
      <KeywordChips content={content} onChange={(keywords) => onChange({ keywords })} />
      <Part title={m.drafts_variants()}>
        <VariantsEditor {...{ content, choices, onChange }} />
      </Part>
      <Part title={m.drafts_previews()}>
        <PreviewsEditor {...{ content, path, isSettled, onChange }} />
      </Part>
      <Part title={m.drafts_what_it_shows()}>
        <Tick label={m.drafts_ai_made()} checked={content.ai} onChange={(ai) => onChange({ ai })} />
        <Tick
          label={m.drafts_shows_people()}
          hint={m.drafts_shows_people_hint()}
          checked={content.showsPeople}
          onChange={(showsPeople) => onChange({ showsPeople })}
        />
        <Tick
          label={m.drafts_shows_property()}
          hint={m.drafts_shows_property_hint()}
          checked={content.showsProperty}
          onChange={(showsProperty) => onChange({ showsProperty })}
        />
        <ReleasesEditor content={content} onChange={onChange} />
      </Part>
      {content.revisionOf === null ? null : (
        <Text
          label={m.drafts_change_note()}
          value={content.changeNote}
          rows={3}
          max={1000}
          onChange={(changeNote) => onChange({ changeNote })}
        />
      )}
    </div>
  );
}

/** Editor of a draft in a side panel; a sheet on phones. Changes are saved automatically. */
export function DraftDetails({
  store,
  id,
  choices,
  path,
  actions,
  intro,
  onClose,
}: {
  store: DraftsStore;
  id: string;
  choices: Choices;
  path: string;
  /** `leaveField` commits the field that is being edited and returns a function that finds an invalid field. */
  actions: (content: OwnContent, leaveField: () => () => HTMLElement | null | undefined) => ReactNode;
  /** Content above the fields. */
  intro?: ReactNode;
  onClose: () => void;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const row = useSyncExternalStore(
    store.subscribe,
    () => store.getRow(id),
    () => store.getRow(id),
  );
  if (row === undefined) return null;
  // A field commits its text when it loses the focus. On an iPhone, tapping a button doesn't move the focus.
  const leaveField = () => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    return () => dialog.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
  };
  return (
    <SidePanel
      ref={dialog}
      label={m.drafts_details({ title: row.content.title })}
      title={row.content.title}
      note={<SaveMark row={row} onResolve={(keepsMine) => void resolveConflict(store, id, keepsMine)} />}
      onCancel={() => {
        leaveField();
        onClose();
      }}
      onClose={onClose}
      footer={actions(row.content, leaveField)}
    >
      {intro}
      <Editor
        content={row.content}
        choices={choices}
        path={path}
        isSettled={row.state === 'saved' || row.state === 'refused'}
        onChange={(changes) => store.edit([id], () => changes)}
      />
    </SidePanel>
  );
}
