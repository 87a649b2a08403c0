export type Theme = 'light' | 'dark';

/** Runs before the first paint, so that a chosen scheme doesn't flash the other one. */
export const themeScript = 'try{var t=localStorage.theme;if(t)document.documentElement.dataset.theme=t}catch{}';

/** From what is shown now, chosen or the system's, to the other; remembered where storage is allowed. */
export function switchTheme(): void {
  const root = document.documentElement;
  const dark =
    root.dataset['theme'] === undefined
      ? matchMedia('(prefers-color-scheme: dark)').matches
      : root.dataset['theme'] === 'dark';
  const next: Theme = dark ? 'light' : 'dark';
  root.dataset['theme'] = next;
  try {
    localStorage.setItem('theme', next);
  } catch {
    // A visitor who forbids storage keeps the choice for this page.
  }
}
