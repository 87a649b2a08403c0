import { useState } from 'react';
import { Spinner } from '../../../../../ui/components/spinner.tsx';
import { CheckboxField } from '../../../../../ui/forms/field.tsx';
import { m } from '../../../../../ui/paraglide/messages.js';
import { ContributorTerms } from './contributor-terms.tsx';
import type { EarningTerms } from './earning-terms.ts';

/** Terms and checkbox for people who sign in to apply; contributors don't need them. */
export function SignInTerms(props: {
  accepted: boolean;
  onChange: (accepted: boolean) => void;
  /** Undefined until the terms are loaded; the checkbox waits for them. */
  terms: EarningTerms | undefined;
}) {
  const { accepted, onChange, terms } = props;
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
      {isOpen && terms === undefined ? <Spinner /> : null}
      {isOpen && terms !== undefined ? (
        <>
          <ContributorTerms terms={terms} />
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
