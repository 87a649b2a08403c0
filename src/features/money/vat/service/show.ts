import type { Context } from '../../../../platform/context.ts';
import type { OutputOf } from '../../../../platform/http/operation.ts';
import { findAdminNames } from '../../../people/admins/service/actor.ts';
import type { vatContract } from '../contract.ts';
import { toRateState } from '../rules/rates.ts';
import { readRates, readSetting, selectVat, type VatRateRow, type VatSettingRow } from '../store/vat.ts';

type Shown = OutputOf<typeof vatContract.show>;
type Names = ReadonlyMap<string, { readonly name: string }>;

/** Maximum number of rates in the history; older ones are in the audit log. */
export const MAX_RATES = 500;

const presentPerson = (id: string | null, names: Names) => (id === null ? null : { name: names.get(id)?.name ?? '' });

export function presentRegistration(row: VatSettingRow | undefined, names: Names): Shown['registration'] {
  return {
    bin: row?.bin ?? '',
    name: row?.name ?? '',
    address: row?.address ?? '',
    officer: row?.officer ?? '',
    designation: row?.designation ?? '',
    feeBasisPoints: row?.fee_basis_points ?? 0,
    pricesWithoutVat: row?.prices_without_vat ?? false,
    version: row?.number ?? 0,
    setAt: row?.set_at.toISOString() ?? null,
    setBy: presentPerson(row?.set_by ?? null, names),
  };
}

export const presentRate = (
  row: VatRateRow,
  { all, names, now }: { readonly all: readonly VatRateRow[]; readonly names: Names; readonly now: Date },
): Shown['rates'][number] => ({
  version: row.number,
  categoryId: row.category_id,
  basisPoints: row.basis_points,
  effectiveAt: row.effective_at.toISOString(),
  setAt: row.set_at.toISOString(),
  setBy: presentPerson(row.set_by, names),
  state: toRateState(row, all, now),
});

/** `GET /vat` */
export async function showVat(ctx: Context): Promise<Shown> {
  const setting = await readSetting(ctx.db);
  const all = await readRates(ctx.db, MAX_RATES);
  const people = [setting?.set_by ?? [], ...all.map(({ set_by }) => set_by ?? [])].flat();
  const names = await findAdminNames(ctx, [...new Set(people)]);
  return {
    registration: presentRegistration(setting, names),
    rates: all.map((row) => presentRate(row, { all, names, now: ctx.now })),
  };
}

/** `GET /vat/price-fields` */
export async function showPriceFields({ db, now }: Context): Promise<OutputOf<typeof vatContract.showPriceFields>> {
  const [terms] = (await selectVat(db, now).execute(db)).rows;
  if (terms?.prices_without_vat !== true) return { vat: null };
  const rates = terms.rates.flatMap(({ category_id, basis_points }) =>
    basis_points === null ? [] : { categoryId: category_id, basisPoints: basis_points },
  );
  return {
    vat: {
      basisPoints: rates.find(({ categoryId }) => categoryId === null)?.basisPoints ?? 0,
      categories: rates.flatMap(({ categoryId, basisPoints }) =>
        categoryId === null ? [] : { categoryId, basisPoints },
      ),
    },
  };
}
