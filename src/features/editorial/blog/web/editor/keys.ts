/** Formats a shortcut such as `Mod-Shift-Z` for the visitor's operating system; browser only. */
export function formatKeys(keys: string): string {
  const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent);
  const names: Readonly<Record<string, string>> = isApple
    ? { Mod: '⌘', Shift: '⇧', Alt: '⌥' }
    : { Mod: 'Ctrl', Shift: 'Shift', Alt: 'Alt' };
  return keys
    .split('-')
    .map((key) => names[key] ?? key)
    .join(isApple ? '' : '+');
}
