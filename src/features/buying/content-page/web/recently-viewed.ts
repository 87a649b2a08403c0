const KEY = 'arbor-recently-viewed';
/** So many are kept, the last one first. */
export const MAX_VIEWED = 12;

/** Identifiers of the works that were looked at in this browser, the last one first. They are kept here and nowhere else. */
export function readViewed(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string').slice(0, MAX_VIEWED) : [];
  } catch {
    // A visitor who forbids storage has looked at nothing.
    return [];
  }
}

export function rememberViewed(id: string): void {
  try {
    const all = [id, ...readViewed().filter((other) => other !== id)];
    localStorage.setItem(KEY, JSON.stringify(all.slice(0, MAX_VIEWED)));
  } catch {
    // It is forbidden, or full.
  }
}

export function forgetViewed(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // There is nothing to forget.
  }
}
