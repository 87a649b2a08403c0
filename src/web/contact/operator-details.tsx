import type { ReactNode } from 'react';
import type { Operator } from '../../platform/operator.ts';
import { m } from '../../ui/paraglide/messages.js';

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-14 text-muted">{label}</dt>
      <dd className="text-16 whitespace-pre-line wrap-anywhere">{children}</dd>
    </div>
  );
}

const link = 'inline-flex min-h-6 items-center underline underline-offset-4';

const isEmpty = (operator: Operator): boolean => Object.values(operator).every((value) => value === null);

/** Contact details of the operator, as far as they are configured. */
export function OperatorDetails({ operator }: { operator: Operator }) {
  const { name, email, phone, address, tradeLicence } = operator;
  return (
    <>
      {isEmpty(operator) ? <p className="mt-3 text-16">{m.contact_missing()}</p> : null}
      <dl className="mt-4 grid gap-4 empty:hidden">
        {name === null ? null : <Row label={m.contact_name()}>{name}</Row>}
        {email === null ? null : (
          <Row label={m.contact_email()}>
            <a href={`mailto:${email}`} className={link}>
              {email}
            </a>
          </Row>
        )}
        {phone === null ? null : (
          <Row label={m.contact_phone()}>
            <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`} className={link}>
              {phone}
            </a>
          </Row>
        )}
        {address === null ? null : <Row label={m.contact_address()}>{address}</Row>}
        {tradeLicence === null ? null : <Row label={m.contact_trade_licence()}>{tradeLicence}</Row>}
      </dl>
    </>
  );
}
