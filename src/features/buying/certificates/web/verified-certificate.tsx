import { Icon } from '../../../../ui/components/icon.tsx';
import { formatTime } from '../../../../ui/components/time.tsx';
import { localizeName } from '../../../../ui/locale.ts';
import { formatCount } from '../../../../ui/money.ts';
import { m } from '../../../../ui/paraglide/messages.js';

interface Certificate {
  readonly code: string;
  readonly status: 'valid' | 'revoked';
  readonly title: string;
  readonly variantName: string;
  readonly contributorName: string;
  readonly licence: { readonly name: string; readonly nameBn: string | null; readonly version: number };
  readonly since: string;
  readonly revokedAt: string | null;
}

const verdicts = {
  valid: { icon: 'badge-check', color: 'text-success', title: m.certificates_valid },
  revoked: { icon: 'ban', color: 'text-danger', title: m.certificates_revoked },
  unknown: { icon: 'triangle-alert', color: 'text-warning', title: m.certificates_unknown },
} as const;

function describeVerdict(certificate: Certificate | null): string {
  if (certificate === null) return m.certificates_unknown_text();
  if (certificate.revokedAt === null) return m.certificates_valid_text();
  return m.certificates_revoked_text({ day: formatTime(certificate.revokedAt, 'day') });
}

/** Shows whether a certificate is valid and for which work, but never its owner. */
export function VerifiedCertificate({ certificate, code }: { certificate: Certificate | null; code: string }) {
  const verdict = verdicts[certificate?.status ?? 'unknown'];
  return (
    <div className="page max-w-3xl pt-10 pb-24 lg:pt-16">
      <p className="text-16 text-muted">{m.certificates_verify_title()}</p>
      <h1 className="mt-2 flex items-start gap-3 text-28 tracking-tight lg:text-36">
        <Icon name={verdict.icon} className={`mt-1 size-8 shrink-0 lg:mt-2 ${verdict.color}`} />
        <span className="min-w-0">{verdict.title()}</span>
      </h1>
      <p className="mt-3 text-16 text-muted">{describeVerdict(certificate)}</p>
      <dl className="mt-8 divide-y divide-line rounded-card border border-line bg-paper px-5">
        {certificate === null ? null : <Facts certificate={certificate} />}
        <Fact name={m.certificates_code()} value={certificate?.code ?? code} />
      </dl>
    </div>
  );
}

function Facts({ certificate }: { certificate: Certificate }) {
  const { title, variantName, contributorName, licence, since } = certificate;
  return (
    <>
      <Fact name={m.certificates_work()} value={title} />
      <Fact name={m.certificates_variant()} value={variantName} />
      <Fact name={m.certificates_contributor()} value={contributorName} />
      <Fact
        name={m.certificates_licence()}
        value={m.certificates_licence_version({
          licence: localizeName(licence),
          version: formatCount(licence.version),
        })}
      />
      <Fact name={m.certificates_since()} value={formatTime(since, 'day')} />
    </>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div className="grid gap-x-6 py-3.5 sm:grid-cols-[11rem_minmax(0,1fr)]">
      <dt className="text-16 text-muted">{name}</dt>
      <dd className="text-16 wrap-anywhere">{value}</dd>
    </div>
  );
}
