import * as z from 'zod';
import { m } from '../../../../ui/paraglide/messages.js';
import { parsePrice, writePrice } from '../../../../ui/parse-price.ts';
import { day } from '../contract/deadline.ts';
import { wanted } from '../contract/requests.ts';

/** Typed fields that the forms of requests and briefs share. */
export const wantedFields = {
  categoryId: z.string(),
  title: wanted.title,
  description: wanted.description,
  budget: z.string().refine((text) => {
    const amount = parsePrice(text);
    return amount === null || (amount !== undefined && amount > 0);
  }),
  deadline: z.union([z.literal(''), day]),
};

export interface TypedFields {
  readonly categoryId: string;
  readonly budget: string;
  readonly deadline: string;
}

/** Converts typed fields to the API's input. */
export const toWanted = ({ categoryId, budget, deadline }: TypedFields) => ({
  categoryId: categoryId === '' ? null : categoryId,
  budget: parsePrice(budget) ?? null,
  deadline: deadline === '' ? null : deadline,
});

export const writeBudget = (budget: number | null): string => writePrice(budget);

export const wantedMessages = {
  title: () => m.requests_title_short(),
  description: () => m.requests_description_short(),
  budget: () => m.requests_budget_wrong(),
  deadline: () => m.requests_deadline_wrong(),
};
