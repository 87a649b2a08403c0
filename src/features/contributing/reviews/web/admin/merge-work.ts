/** Values of the correction form, as entered. */
export interface WorkFields {
  readonly title: string;
  readonly description: string;
  readonly keywords: string;
  readonly categoryId: string;
  readonly subcategoryIds: readonly string[];
  readonly ai: boolean;
}
export type WorkField = keyof WorkFields;

const fields: readonly WorkField[] = ['title', 'description', 'keywords', 'categoryId', 'subcategoryIds', 'ai'];
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * Compares the form's values with a work that somebody else has changed since the form was opened.
 * @returns `taken`: fields that were only changed elsewhere; `conflicts`: fields that both changed differently
 */
export function mergeWork(before: WorkFields, now: WorkFields, typed: WorkFields) {
  const changed = fields.filter((field) => !isSame(before[field], now[field]));
  const isTouched = (field: WorkField) => !isSame(typed[field], before[field]);
  return {
    taken: changed.filter((field) => !isTouched(field)),
    conflicts: changed.filter((field) => isTouched(field) && !isSame(typed[field], now[field])),
  };
}
