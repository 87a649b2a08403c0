export type Theme = 'light' | 'dark';

/** Script that runs before the first paint, so that the chosen theme doesn't flash. */
export const themeScript = 'try{var t=localStorage.theme;if(t)document.documentElement.dataset.theme=t}catch{}';

/** Switches between the light and the dark theme; the choice is stored if storage is allowed. */
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
    // Storage is blocked, so the choice only applies to this page.
  }
}
