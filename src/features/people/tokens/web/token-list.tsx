import { type ReactNode, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { OutputOf } from '../../../../platform/http/operation.ts';
import { isApiError } from '../../../../ui/api/client.ts';
import { showFailure } from '../../../../ui/api/show-failure.ts';
import { secondaryButton } from '../../../../ui/components/button.ts';
import { ConfirmDialog } from '../../../../ui/components/confirm-dialog.tsx';
import { Icon } from '../../../../ui/components/icon.tsx';
import { SecretDialog } from '../../../../ui/components/secret-dialog.tsx';
import { Ago, Time } from '../../../../ui/components/time.tsx';
import { showToast } from '../../../../ui/components/toast.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import type { TokenScope, tokensContract } from '../contract.ts';
import { NewToken, type NewTokenValues } from './new-token.tsx';
import { describeScope } from './token-words.ts';

export type TokenLists = OutputOf<typeof tokensContract.list>;
type Token = TokenLists['items'][number];

export interface TokenListProps extends TokenLists {
  readonly asksPassword: boolean;
  /** Creates a token, and calls `show` with its secret; a thrown `ApiError` is shown in the form. */
  readonly create: (values: NewTokenValues, show: (secret: string) => void) => Promise<unknown>;
  readonly revoke: (id: string) => Promise<unknown>;
}

/** Somebody's API tokens, with a button for a new one. */
export function TokenList({ items, offered, asksPassword, create, revoke }: TokenListProps) {
  const [isNew, setIsNew] = useState(false);
  const [secret, setSecret] = useState<string>();
  const [ending, setEnding] = useState<Token>();
  const { revalidate } = useRevalidator();
  const save = async (values: NewTokenValues) => {
    // People confirm in another dialog, which replaces this one; admins see errors in this one.
    if (!asksPassword) setIsNew(false);
    await create(values, setSecret);
    setIsNew(false);
  };
  const finish = async () => {
    setSecret(undefined);
    await revalidate();
  };
  const end = async (id: string) => {
    try {
      await revoke(id);
      await revalidate();
      showToast({ kind: 'success', title: m.tokens_revoked() });
    } catch (error) {
      if (!isApiError(error)) throw error;
      showFailure(error, m.tokens_failed());
    }
    setEnding(undefined);
  };
  return (
    <>
      {items.length === 0 ? <p className="text-16 text-muted">{m.tokens_none()}</p> : null}
      <ul className="grid gap-3">
        {items.map((token) => (
          <TokenRow key={token._id} token={token} revoke={() => setEnding(token)} />
        ))}
      </ul>
      <button type="button" onClick={() => setIsNew(true)} className={`${secondaryButton} mt-6 max-sm:w-full`}>
        <Icon name="plus" />
        {m.tokens_new()}
      </button>
      {isNew ? (
        <NewToken offered={offered} asksPassword={asksPassword} onSave={save} onClose={() => setIsNew(false)} />
      ) : null}
      {secret === undefined ? null : (
        <SecretDialog
          secret={secret}
          title={m.tokens_secret_title()}
          text={m.tokens_secret_text()}
          label={m.tokens_secret()}
          copyLabel={m.tokens_secret_copy()}
          action={m.tokens_secret_done()}
          onDone={() => void finish()}
        />
      )}
      <ConfirmDialog
        open={ending !== undefined}
        danger
        title={m.tokens_revoke_title({ name: ending?.name ?? '' })}
        action={m.tokens_revoke()}
        onConfirm={() => ending && end(ending._id)}
        onClose={() => setEnding(undefined)}
      >
        <p>{m.tokens_revoke_text()}</p>
      </ConfirmDialog>
    </>
  );
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <p className="text-14 text-muted">
    {label} {children}
  </p>
);

const listScopes = (scopes: readonly TokenScope[]): string => scopes.map(describeScope).join(' · ');

function TokenRow({ token, revoke }: { token: Token; revoke: () => void }) {
  const { name, lastFour, scopes, expiresAt, isExpired, usedAt } = token;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-line bg-paper p-4 sm:p-5">
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-canvas">
        <Icon name="code" />
      </span>
      <div className="min-w-0 flex-1 basis-48">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-16 font-medium wrap-anywhere">
          {name}
          <code className="text-12 font-normal text-muted">arbor_…{lastFour}</code>
          {isExpired ? (
            <span className="rounded-full border border-danger px-2.5 py-0.5 text-12 text-danger">
              {m.tokens_expired()}
            </span>
          ) : null}
        </p>
        <p className="text-14 text-muted">{listScopes(scopes)}</p>
        <Fact label={isExpired ? m.tokens_expired_on() : m.tokens_expires()}>
          <Time at={expiresAt} format="day" />
        </Fact>
        {usedAt === null ? (
          <p className="text-14 text-muted">{m.tokens_unused()}</p>
        ) : (
          <Fact label={m.tokens_used()}>
            <Ago at={usedAt} />
          </Fact>
        )}
      </div>
      <button
        type="button"
        onClick={revoke}
        aria-label={`${m.tokens_revoke()}: ${name}`}
        className="h-11 rounded-control border border-line px-4 text-14 font-medium hover:border-ink max-sm:w-full"
      >
        {m.tokens_revoke()}
      </button>
    </li>
  );
}
