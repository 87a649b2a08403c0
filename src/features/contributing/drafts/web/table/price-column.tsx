import { m } from '../../../../../ui/paraglide/messages.js';
import { parsePrice, writePrice } from '../../../../../ui/parse-price.ts';
import type { OwnContent } from '../../../../catalogue/content/contract/own-content.ts';
import {
  findPriceRate,
  type PriceVat,
  toEnteredPrice,
  toStoredPrice,
} from '../../../../money/vat/web/entered-price.ts';
import { BuyersPay } from '../buyers-pay.tsx';
import { toVariantChange } from '../draft-values.ts';
import { type Choices, type Column, columns, shared } from './columns.ts';

/** Column of prices without VAT, with what buyers pay below. */
function createNetPriceColumn(price: Column, vat: PriceVat): Column {
  const rateOf = ({ category }: OwnContent): number => findPriceRate(vat, category?._id);
  return {
    ...price,
    label: () => m.drafts_without_vat(),
    width: 'w-31',
    read: (content) =>
      shared(content.variants.map((variant) => writePrice(toEnteredPrice(variant.price, rateOf(content))))),
    parse: (text, content) => {
      const entered = parsePrice(text);
      if (entered === undefined) return m.drafts_wrong_price({ text });
      return {
        variants: content.variants.map((variant) => ({
          ...toVariantChange(variant),
          price: toStoredPrice(entered, rateOf(content), variant.price),
        })),
      };
    },
    note: (content) => {
      const prices = new Set(content.variants.map((variant) => variant.price));
      return prices.size === 1 ? <BuyersPay price={[...prices][0]} basisPoints={rateOf(content)} /> : null;
    },
  };
}

/** Columns of the table on the screen. Exported and imported files have `columns`, whose prices include VAT. */
export const listColumns = ({ vat }: Pick<Choices, 'vat'>): readonly Column[] =>
  vat === null
    ? columns
    : columns.map((column) => (column.key === 'price' ? createNetPriceColumn(column, vat) : column));
