import { useState } from 'react';
import * as z from 'zod';
import { ConfirmDialog } from '../../../../ui/components/confirm-dialog.tsx';
import { CheckboxField, TextField } from '../../../../ui/forms/field.tsx';
import { SelectField } from '../../../../ui/forms/select-field.tsx';
import { useApiForm } from '../../../../ui/forms/use-api-form.ts';
import { formatCount } from '../../../../ui/money.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import { DEFAULT_TOKEN_DAYS, type TokenScope } from '../contract.ts';
import { describeScope } from './token-words.ts';

const lifetimes = [30, DEFAULT_TOKEN_DAYS, 180, 365];

const schema = z.object({ name: z.string().trim().min(1).max(60), days: z.coerce.number(), password: z.string() });

export interface NewTokenValues {
  readonly name: string;
  readonly days: number;
  readonly scopes: TokenScope[];
  /** Empty for people, who sign in again instead. */
  readonly password: string;
}

/** Asks for the name, scopes and lifetime of a new token, and admins for their password. */
export function NewToken({
  offered,
  asksPassword,
  onSave,
  onClose,
}: {
  offered: readonly TokenScope[];
  asksPassword: boolean;
  onSave: (values: NewTokenValues) => Promise<unknown>;
  onClose: () => void;
}) {
  const [scopes, setScopes] = useState<readonly TokenScope[]>([]);
  const form = useApiForm({
    schema,
    defaultValues: { name: '', days: String(DEFAULT_TOKEN_DAYS), password: '' },
    failure: m.tokens_failed(),
    onSubmit: (values) => onSave({ ...values, scopes: [...scopes] }),
  });
  const toggle = (scope: TokenScope) => setScopes(offered.filter((each) => (each === scope) !== scopes.includes(each)));
  return (
    <ConfirmDialog
      open
      title={m.tokens_new_title()}
      action={m.tokens_create()}
      ready={scopes.length > 0}
      onConfirm={form.run}
      onClose={onClose}
    >
      <TextField
        {...form.field('name')}
        id="token-name"
        autoComplete="off"
        label={m.tokens_name()}
        hint={m.tokens_name_hint()}
        maxLength={60}
      />
      <fieldset className="grid gap-3 text-ink">
        <legend className="mb-2 text-14 font-medium">{m.tokens_scopes()}</legend>
        {offered.map((scope) => (
          <CheckboxField
            key={scope}
            id={`token-${scope}`}
            checked={scopes.includes(scope)}
            onChange={() => toggle(scope)}
            label={
              <span className="grid gap-0.5">
                <span>{describeScope(scope)}</span>
                <code className="text-12 text-muted">{scope}</code>
              </span>
            }
          />
        ))}
      </fieldset>
      <SelectField
        id="token-days"
        control={form.control}
        name="days"
        label={m.tokens_lifetime()}
        choices={lifetimes.map((days) => [String(days), m.tokens_days({ days: formatCount(days) })] as const)}
      />
      {asksPassword ? (
        <TextField
          {...form.field('password')}
          id="token-password"
          type="password"
          autoComplete="current-password"
          label={m.tokens_password()}
        />
      ) : null}
      <p role="alert" className="text-14 text-danger empty:hidden">
        {form.failure}
      </p>
    </ConfirmDialog>
  );
}
