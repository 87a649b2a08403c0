import type { Context } from '../../../../platform/context.ts';
import type { InputOf, OutputOf } from '../../../../platform/http/operation.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import { findSoldLicence } from '../../../catalogue/licences/service/licences.ts';
import { readContributorsById } from '../../../people/contributors/service/references.ts';
import { findCertified } from '../../downloads/service/entitlements.ts';
import { findSoldLine } from '../../orders/service/sold.ts';
import type { certificatesContract } from '../contract.ts';
import { parseCertificateCode } from '../rules/certificate-code.ts';

type Contract = typeof certificatesContract;

/** Finds all facts about a certificate. @throws Problem `not_found` for an unknown code */
export async function findCertificate(ctx: Context, typed: string) {
  const code = parseCertificateCode(typed);
  const certified = code === undefined ? undefined : await findCertified(ctx.db, code);
  const sold = certified && (await findSoldLine(ctx.db, certified.orderLineId));
  const licence = sold && (await findSoldLicence(ctx.db, sold.line.licence.code, sold.line.licence.version));
  if (code === undefined || certified === undefined || sold === undefined || licence === undefined)
    throw new Problem('not_found');
  const contributors = await readContributorsById(ctx.db, [sold.line.contributorId]);
  const contributorName = contributors.get(sold.line.contributorId)?.name ?? '';
  return { code, ...certified, ...sold, licence, contributorName };
}

/**
 * `GET /verify/{code}`: shows anybody what is licensed and whether the licence is valid. @throws Problem `not_found`
 */
export async function verifyCertificate(
  ctx: Context,
  { params }: InputOf<Contract['verify']>,
): Promise<OutputOf<Contract['verify']>> {
  const { code, line, licence, contributorName, grantedAt, revokedAt } = await findCertificate(ctx, params.code);
  return {
    code,
    status: revokedAt === null ? 'valid' : 'revoked',
    title: line.title,
    variantName: line.variantName,
    contributorName,
    licence: { name: licence.name, nameBn: licence.nameBn, version: line.licence.version },
    since: grantedAt.toISOString(),
    revokedAt: revokedAt?.toISOString() ?? null,
  };
}
