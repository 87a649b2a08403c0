import { useState } from 'react';
import { browserApi, isApiError } from '../../../../ui/api/client.ts';
import { showFailure } from '../../../../ui/api/show-failure.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import type { Choosable } from '../../../money/discounts/web/work-picker.tsx';

/** A work of a new bundle; its variants that cost something are undefined until they are loaded. */
export interface ChosenWork extends Choosable {
  readonly variants?: readonly { readonly id: string; readonly name: string; readonly price: number }[];
  /** The variant that is sold, at first the cheapest. */
  readonly variantId?: string;
}

async function loadVariants(id: string) {
  const { variants } = await browserApi('GET /content/single/{id}', { params: { id } });
  return variants
    .flatMap(({ _id, name, sale, price }) => {
      const full = sale?.listPrice ?? price;
      return full === null || full === 0 ? [] : [{ id: _id, name, price: full }];
    })
    .sort((one, other) => one.price - other.price);
}

/** The works that somebody chooses for a bundle, with their variants. */
export function useChosenWorks() {
  const [works, setWorks] = useState<readonly ChosenWork[]>([]);
  const change = (id: string, given: Partial<ChosenWork>) =>
    setWorks((before) => before.map((work) => (work.id === id ? { ...work, ...given } : work)));
  const load = async (id: string) => {
    try {
      const variants = await loadVariants(id);
      change(id, { variants, ...(variants[0] === undefined ? {} : { variantId: variants[0].id }) });
    } catch (error) {
      if (!isApiError(error)) throw error;
      showFailure(error, m.bundles_load_failed());
      setWorks((before) => before.filter((work) => work.id !== id));
    }
  };
  const choose = (chosen: readonly Choosable[]) => {
    const known = new Map(works.map((work) => [work.id, work]));
    setWorks(chosen.map(({ id, name }) => known.get(id) ?? { id, name }));
    for (const { id } of chosen) if (!known.has(id)) void load(id);
  };
  const sold = works.flatMap(({ id, variants, variantId }) => {
    const variant = variants?.find((each) => each.id === variantId);
    return variant === undefined ? [] : [{ contentId: id, variantId: variant.id, price: variant.price }];
  });
  return {
    works,
    choose,
    chooseVariant: (id: string, variantId: string) => change(id, { variantId }),
    reset: () => setWorks([]),
    /** The variants to sell, with what they cost alone in minor units. */
    sold,
  };
}
