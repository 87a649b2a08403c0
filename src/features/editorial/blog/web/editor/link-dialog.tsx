import { useState } from 'react';
import { secondaryButton } from '../../../../../ui/components/button.ts';
import { ConfirmDialog } from '../../../../../ui/components/confirm-dialog.tsx';
import { TextField } from '../../../../../ui/forms/field.tsx';
import { m } from '../../../../../ui/paraglide/messages.js';
import { parseHref } from './href.ts';

export interface GivenLink {
  readonly href: string;
  /** Text of the new link if nothing is selected. */
  readonly words: string;
}

/** Dialog for a link's address. */
export function LinkDialog(props: {
  /** Address of the link at the cursor. */
  href: string | undefined;
  /** Whether nothing is selected, so that the dialog also asks for the link's text. */
  needsWords: boolean;
  onGive: (link: GivenLink) => void;
  onRemove: () => void;
  onClose: () => void;
}) {
  const { href, needsWords, onGive, onRemove, onClose } = props;
  const [typed, setTyped] = useState(href ?? '');
  const [words, setWords] = useState('');
  const [error, setError] = useState<string>();
  const confirm = () => {
    const parsed = parseHref(typed, location.origin);
    if (parsed === undefined) {
      setError(m.blog_editor_link_wrong());
      document.getElementById('link-href')?.focus();
    } else onGive({ href: parsed, words: words.trim() === '' ? typed.trim() : words.trim() });
  };
  return (
    <ConfirmDialog
      open
      title={href === undefined ? m.blog_editor_link_add() : m.blog_editor_link_change()}
      action={href === undefined ? m.blog_editor_add() : m.blog_editor_apply()}
      onConfirm={confirm}
      onClose={onClose}
    >
      <TextField
        id="link-href"
        label={m.blog_editor_link_address()}
        hint={m.blog_editor_link_hint()}
        error={error}
        value={typed}
        maxLength={2000}
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setError(undefined);
        }}
      />
      {needsWords ? (
        <TextField
          id="link-words"
          label={m.blog_editor_link_words()}
          hint={m.blog_editor_link_words_hint()}
          value={words}
          maxLength={500}
          onChange={(event) => setWords(event.currentTarget.value)}
        />
      ) : null}
      {href === undefined ? null : (
        <button type="button" onClick={onRemove} className={`${secondaryButton} justify-self-start text-danger`}>
          {m.blog_editor_link_remove()}
        </button>
      )}
    </ConfirmDialog>
  );
}
