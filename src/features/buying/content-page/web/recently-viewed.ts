const KEY = 'arbor-recently-viewed';
/** Maximum number of recently viewed works to remember. */
export const MAX_VIEWED = 12;

/** Ids of the works viewed in this browser, latest first. They are stored in the browser only. */
export function readViewed(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string').slice(0, MAX_VIEWED) : [];
  } catch {
    // Storage is blocked, so no viewed work is known.
    return [];
  }
}

export function rememberViewed(id: string): void {
  try {
    const all = [id, ...readViewed().filter((other) => other !== id)];
    localStorage.setItem(KEY, JSON.stringify(all.slice(0, MAX_VIEWED)));
  } catch {
    // Storage is blocked or full.
  }
}

export function forgetViewed(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Storage is blocked, so there is nothing to delete.
  }
}
