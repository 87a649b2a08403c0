import type { Context, TransactionContext } from '../../../../platform/context.ts';
import type { InputOf, OutputOf } from '../../../../platform/http/operation.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import { adminActor } from '../../../people/sessions/service/actor.ts';
import type { licencesContract } from '../contract.ts';
import { translate } from '../rules.ts';
import { addVersion, lockLicence, readVersion, readVersions, type VersionRow } from '../store/licences.ts';
import { findLicences, listOfferedLicences, toPermissions } from './licences.ts';

type Contract = typeof licencesContract;

const toFacts = (row: Pick<VersionRow, 'version' | 'effective_at' | 'sha256_en' | 'sha256_bn'>) => ({
  version: row.version,
  effectiveAt: row.effective_at.toISOString(),
  sha256: { en: row.sha256_en, bn: row.sha256_bn },
});

/** `GET /licence/all` */
export const listLicences = async (ctx: Context): Promise<OutputOf<Contract['all']>> => ({
  items: await listOfferedLicences(ctx.db),
});

/** `GET /licence/single/{code}`. @throws Problem `not_found` for an unknown licence or version */
export async function showLicence(
  ctx: Context,
  { params, query }: InputOf<Contract['single']>,
): Promise<OutputOf<Contract['single']>> {
  const licence = (await findLicences(ctx.db)).get(params.code);
  if (licence === undefined) throw new Problem('not_found');
  const [shown, versions] = await Promise.all([
    readVersion(ctx.db, params.code, query.version ?? licence.version),
    readVersions(ctx.db, params.code),
  ]);
  if (shown === undefined) throw new Problem('not_found');
  return {
    licence,
    shown: { ...toFacts(shown), text: { en: shown.text_en, bn: shown.text_bn }, allows: toPermissions(shown) },
    versions: versions.map(toFacts),
  };
}

/**
 * `POST /licence/add-version/{code}`: the version applies to orders after its effective time.
 * @throws Problem `not_found`; `conflict` for an open licence; `bad_input` for a time in the past or before the last
 * version's
 */
export async function addLicenceVersion(
  ctx: TransactionContext,
  { params: { code }, body }: InputOf<Contract['addVersion']>,
): Promise<OutputOf<Contract['addVersion']>> {
  const tier = await lockLicence(ctx.tx, code);
  if (tier === undefined) throw new Problem('not_found');
  if (tier === 'open') throw new Problem('conflict', { detail: translate('open', ctx.locale) });
  const [last] = await readVersions(ctx.tx, code);
  const effectiveAt = body.effectiveAt === undefined ? ctx.now : new Date(body.effectiveAt);
  const wrong: { path: string; message: string }[] = [];
  if (effectiveAt < ctx.now || (last !== undefined && effectiveAt <= last.effective_at))
    wrong.push({ path: 'effectiveAt', message: translate('too_early', ctx.locale) });
  if (body.allows.editorialOnly && body.allows.goodsForSale)
    wrong.push({ path: 'allows.goodsForSale', message: translate('editorial_goods', ctx.locale) });
  if (wrong.length > 0) throw new Problem('bad_input', { errors: wrong });
  const version = (last?.version ?? 0) + 1;
  const { textEn, textBn, allows } = body;
  await addVersion(ctx.tx, { code, version, textEn, textBn, ...allows, effectiveAt, adminId: adminActor(ctx).id });
  await ctx.platform.audit.record(ctx, {
    action: 'licence.add_version',
    subjectType: 'licence',
    subjectId: code,
    details: { version, effectiveAt: effectiveAt.toISOString() },
  });
  return { version, effectiveAt: effectiveAt.toISOString() };
}
