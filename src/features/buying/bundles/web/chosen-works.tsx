import { formatMoney } from '../../../../ui/money.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import { localizeVariantName } from '../../../catalogue/content/web/variant-name.ts';
import type { ChosenWork } from './use-chosen-works.ts';

interface ChosenWorksProps {
  readonly works: readonly ChosenWork[];
  readonly currency: string;
  readonly chooseVariant: (workId: string, variantId: string) => void;
  /** What is wrong with works, by their ids. */
  readonly refused: ReadonlyMap<string, string>;
}

/** The works of a new bundle, each with the variant that is sold. */
export function ChosenWorks({ works, currency, chooseVariant, refused }: ChosenWorksProps) {
  if (works.length === 0) return null;
  return (
    <ul aria-label={m.bundles_in_it()} className="grid divide-y divide-line border-y border-line sm:col-span-2">
      {works.map((work) => (
        <li key={work.id} className="py-3 text-14">
          <p className="font-medium wrap-anywhere">{work.name}</p>
          <VariantChoice work={work} currency={currency} choose={(variantId) => chooseVariant(work.id, variantId)} />
          <p role="alert" className="text-danger empty:hidden">
            {refused.get(work.id)}
          </p>
        </li>
      ))}
    </ul>
  );
}

interface VariantChoiceProps {
  readonly work: ChosenWork;
  readonly currency: string;
  readonly choose: (variantId: string) => void;
}

function VariantChoice({ work: { name, variants, variantId }, currency, choose }: VariantChoiceProps) {
  if (variants === undefined) return <p className="text-muted">{m.bundles_loading()}</p>;
  const toWords = ({ name: variant, price }: NonNullable<ChosenWork['variants']>[number]) =>
    `${localizeVariantName(variant)} · ${formatMoney(price, currency)}`;
  const [only] = variants;
  if (only === undefined) return <p className="text-danger">{m.bundles_not_for_sale()}</p>;
  if (variants.length === 1) return <p className="text-muted">{toWords(only)}</p>;
  return (
    <select
      aria-label={m.bundles_variant({ name })}
      value={variantId}
      onChange={({ target }) => choose(target.value)}
      className="mt-1 h-11 w-full rounded-control border border-line bg-paper px-3 hover:border-ink"
    >
      {variants.map((variant) => (
        <option key={variant.id} value={variant.id}>
          {toWords(variant)}
        </option>
      ))}
    </select>
  );
}
