import type { ReactNode } from 'react';
import { formatMoney } from '../../../../../ui/money.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import { chooseTier, groupByFiles, isOffered, type VariantGroup, type VariantView } from '../content-view.ts';
import { toSummary } from '../file-labels.ts';

interface VariantChoiceProps {
  readonly variants: readonly VariantView[];
  readonly chosen: VariantView | undefined;
  readonly choose: (id: string) => void;
}

/**
 * Radio buttons for the offered variants, each with what distinguishes it; if several licences cover the same files,
 * the buyer chooses the files first and then the licence. A single variant is shown as text.
 */
export function VariantChoice({ variants, chosen, choose }: VariantChoiceProps) {
  const [only, ...others] = variants;
  if (only === undefined) return null;
  if (others.length === 0) return <OnlyVariant variant={only} />;
  const groups = groupByFiles(variants);
  const group = groups.find(({ tiers }) => tiers.some(({ id }) => id === chosen?.id));
  const hasLicences = new Set(variants.map(({ licence }) => licence.code)).size > 1;
  if (groups.length === variants.length)
    return (
      <Choices title={m.content_page_choose()}>
        {variants.map((variant) => (
          <Choice
            key={variant.id}
            name="variant"
            variant={variant}
            title={variant.name}
            price={describePrice(variant)}
            isChecked={variant.id === chosen?.id}
            choose={() => choose(variant.id)}
          >
            {variant.difference}
            {hasLicences ? <span className="block text-ink">{variant.licence.name}</span> : null}
          </Choice>
        ))}
      </Choices>
    );
  return (
    <>
      {groups.length === 1 ? null : (
        <Choices title={m.content_page_choose_files()}>
          {groups.map((each) => (
            <FilesChoice
              key={each.id}
              group={each}
              isChecked={each === group}
              choose={() => choose(chooseTier(each, chosen)?.id ?? each.id)}
            >
              {each.tiers[0]?.difference}
            </FilesChoice>
          ))}
        </Choices>
      )}
      <Choices title={m.content_page_choose_licence()}>
        {group?.tiers.map((variant) => (
          <Choice
            key={variant.id}
            name="variant"
            variant={variant}
            title={variant.licence.name}
            price={describePrice(variant)}
            isChecked={variant.id === chosen?.id}
            choose={() => choose(variant.id)}
          >
            {variant.licence.summary}
          </Choice>
        ))}
      </Choices>
    </>
  );
}

/** The only variant, as text: its price and its files. */
function OnlyVariant({ variant }: { variant: VariantView }) {
  return (
    <div className="mt-4">
      <p className={`text-28 font-semibold tabular-nums ${isGiven(variant) ? 'text-success' : ''}`}>
        {describePrice(variant)}
        <ListPrice variant={variant} />
      </p>
      <p className="text-14 text-muted">
        {[variant.name, toSummary(variant.files)].filter((part) => part !== '').join(' · ')}
      </p>
    </div>
  );
}

interface FilesChoiceProps {
  readonly group: VariantGroup;
  readonly isChecked: boolean;
  readonly choose: () => void;
  readonly children: ReactNode;
}

/** Radio button for a set of files, with its lowest price. */
function FilesChoice({ group, isChecked, choose, children }: FilesChoiceProps) {
  const [cheapest] = group.tiers.filter(isOffered).toSorted((one, other) => (one.price ?? 0) - (other.price ?? 0));
  const variant = cheapest ?? group.tiers[0];
  if (variant === undefined) return null;
  const price = describePrice(variant);
  const isSeveral = group.tiers.length > 1 && !isGiven(variant);
  return (
    <Choice
      name="files"
      variant={variant}
      title={variant.name}
      price={isSeveral ? m.content_page_from({ price }) : price}
      isChecked={isChecked}
      choose={choose}
    >
      {children}
    </Choice>
  );
}

function Choices({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="mt-4 grid gap-2">
      <legend className="mb-1.5 text-14 font-medium">{title}</legend>
      {children}
    </fieldset>
  );
}

interface ChoiceProps {
  readonly name: 'variant' | 'files';
  readonly variant: VariantView;
  readonly title: string;
  readonly price: string;
  readonly isChecked: boolean;
  readonly choose: () => void;
  readonly children: ReactNode;
}

function Choice({ name, variant, title, price, isChecked, choose, children }: ChoiceProps) {
  return (
    <label className="grid cursor-pointer grid-cols-[auto_minmax(0,1fr)_auto] gap-x-3 print:grid-cols-[minmax(0,1fr)_auto] rounded-card border border-line bg-paper px-4 py-3 transition-colors hover:border-muted has-checked:border-ink has-checked:shadow-[inset_0_0_0_1px_var(--color-ink)] has-disabled:cursor-default has-disabled:opacity-70">
      <input
        type="radio"
        name={name}
        value={variant.id}
        checked={isChecked}
        disabled={!isOffered(variant)}
        onChange={choose}
        className="mt-0.5 size-5 accent-ink"
      />
      <span className="text-16 font-medium wrap-anywhere">{title}</span>
      <span className={`text-16 font-medium tabular-nums ${isGiven(variant) ? 'text-success' : ''}`}>
        {price}
        <ListPrice variant={variant} />
      </span>
      <span className="col-span-2 col-start-2 text-14 text-muted empty:hidden print:col-start-1">{children}</span>
    </label>
  );
}

/** Price without the sale, crossed out. */
function ListPrice({ variant: { sale, currency } }: { variant: VariantView }) {
  return sale === null ? null : (
    <s className="ml-2 text-14 font-normal text-muted">{formatMoney(sale.listPrice, currency)}</s>
  );
}

/** Whether the visitor pays nothing for the variant, because it is free or already bought. */
const isGiven = ({ price, isOwned }: VariantView): boolean => price === 0 || isOwned;

/** Price of a variant, or why the visitor pays nothing for it. */
export function describePrice({ price, currency, isOwned }: VariantView): string {
  if (isOwned) return m.content_page_bought();
  if (price === null) return m.content_page_not_for_sale();
  return price === 0 ? m.catalogue_free() : formatMoney(price, currency);
}
