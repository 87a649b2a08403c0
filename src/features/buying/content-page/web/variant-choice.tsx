import type { ReactNode } from 'react';
import { formatMoney } from '../../../../ui/money.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import { chooseTier, groupByFiles, isOffered, type VariantGroup, type VariantView } from './content-view.ts';
import { toSummary } from './file-labels.ts';

interface VariantChoiceProps {
  readonly variants: readonly VariantView[];
  readonly chosen: VariantView | undefined;
  readonly choose: (id: string) => void;
  /** Whether licences are said here. */
  readonly hasTerms: boolean;
}

/** The offered variants: one choice, or first the files and then the licence if the same files come under several. */
export function VariantChoice({ variants, chosen, choose, hasTerms }: VariantChoiceProps) {
  const groups = groupByFiles(variants);
  const group = groups.find(({ tiers }) => tiers.some(({ id }) => id === chosen?.id));
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
            {toSummary(variant.files)}
            {hasTerms ? <Terms variant={variant} /> : null}
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
            />
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
            {groups.length === 1 ? <span className="block">{toSummary(variant.files)}</span> : null}
            {variant.licence.summary}
          </Choice>
        ))}
      </Choices>
    </>
  );
}

/** One set of files, with the lowest of its prices. */
function FilesChoice({ group, isChecked, choose }: { group: VariantGroup; isChecked: boolean; choose: () => void }) {
  const [cheapest] = group.tiers.filter(isOffered).toSorted((one, other) => (one.price ?? 0) - (other.price ?? 0));
  const variant = cheapest ?? group.tiers[0];
  if (variant === undefined) return null;
  const price = describePrice(variant);
  const isSeveral = group.tiers.length > 1 && (variant.price ?? 0) > 0 && !variant.isOwned;
  return (
    <Choice
      name="files"
      variant={variant}
      title={variant.name}
      price={isSeveral ? m.content_page_from({ price }) : price}
      isChecked={isChecked}
      choose={choose}
    >
      {toSummary(variant.files)}
    </Choice>
  );
}

function Choices({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="mt-6 grid gap-2">
      <legend className="mb-2 text-14 font-medium">{title}</legend>
      {children}
    </fieldset>
  );
}

const Terms = ({ variant: { licence } }: { variant: VariantView }) => (
  <>
    <span className="mt-1 block text-ink">{licence.name}</span>
    {licence.summary}
  </>
);

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
    <label className="grid cursor-pointer grid-cols-[auto_minmax(0,1fr)_auto] gap-x-3 print:grid-cols-[minmax(0,1fr)_auto] rounded-card border border-line bg-paper p-4 transition-colors hover:border-muted has-checked:border-ink has-checked:shadow-[inset_0_0_0_1px_var(--color-ink)] has-disabled:cursor-default has-disabled:opacity-70">
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
      <span
        className={`text-16 font-medium tabular-nums ${variant.price === 0 || variant.isOwned ? 'text-success' : ''}`}
      >
        {price}
      </span>
      <span className="col-span-2 col-start-2 mt-1 text-14 text-muted print:col-start-1">{children}</span>
    </label>
  );
}

/** What it costs, or why nothing is asked for it. */
export function describePrice({ price, currency, isOwned }: VariantView): string {
  if (isOwned) return m.content_page_bought();
  if (price === null) return m.content_page_not_for_sale();
  return price === 0 ? m.catalogue_free() : formatMoney(price, currency);
}
