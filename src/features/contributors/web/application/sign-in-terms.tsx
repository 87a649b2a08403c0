import { useState } from 'react';
import { CheckboxField } from '../../../../ui/forms/field.tsx';
import { m } from '../../../../ui/paraglide/messages.js';
import { ContributorTerms } from './contributor-terms.tsx';

/** For whoever signs in to apply: the terms, and the tick that accepts them. Contributors sign in without. */
export function SignInTerms({ accepted, onChange }: { accepted: boolean; onChange: (accepted: boolean) => void }) {
  const [isOpen, setOpen] = useState(accepted);
  return (
    <div className="mb-6 grid gap-4">
      <CheckboxField
        id="sign-in-apply"
        label={m.contributors_sign_in_new()}
        checked={isOpen}
        onChange={(event) => {
          setOpen(event.target.checked);
          if (!event.target.checked) onChange(false);
        }}
      />
      {isOpen ? (
        <>
          <ContributorTerms />
          <CheckboxField
            id="sign-in-terms"
            label={m.contributors_apply_accept()}
            checked={accepted}
            onChange={(event) => onChange(event.target.checked)}
          />
        </>
      ) : null}
    </div>
  );
}
