import { browserApi, errorMessage, isApiError } from '../../../ui/api/client.ts';
import { showToast } from '../../../ui/components/toast.ts';
import { m } from '../../../ui/paraglide/messages.js';
import { isFavorite, showFavorites } from '../../../ui/session/favorites-store.ts';

interface PendingChange {
  /** The last state that was asked for. */
  wanted: boolean;
  /** The last state that the server is known to have. */
  known: boolean;
}

/** The hearts as they are shown. */
let shown = new Set<string>();
/** The server has said which they are. */
let whole = false;
/** Calls on their way: one for each content at a time, so that the last press wins. */
const wishes = new Map<string, PendingChange>();
/** What was pressed while the list was on its way, which the list may not know yet. */
let pressed: Map<string, boolean> | undefined;
/** Grows with each sign-out: what was asked for somebody else no longer shows. */
let person = 0;

function mark(id: string, favorite: boolean): void {
  pressed?.set(id, favorite);
  if (favorite) shown.add(id);
  else shown.delete(id);
  showFavorites(shown, whole);
}

/** Fills the hearts of whoever has just signed in. Without an answer they stay empty, and can still be pressed. */
export async function loadFavorites(): Promise<void> {
  const mine = person;
  pressed = new Map([...wishes].map(([id, { wanted }]) => [id, wanted]));
  try {
    const { ids } = await browserApi('GET /favorites/contentIds', {});
    if (mine !== person) return;
    shown = new Set(ids);
    whole = true;
    for (const [id, favorite] of pressed) mark(id, favorite);
    showFavorites(shown, whole);
  } catch (error) {
    if (!isApiError(error)) throw error;
  } finally {
    if (mine === person) pressed = undefined;
  }
}

/** Nobody is signed in any more. */
export function resetFavorites(): void {
  person += 1;
  shown = new Set();
  whole = false;
  pressed = undefined;
  wishes.clear();
  showFavorites(shown, whole);
}

export function toggle(id: string): void {
  setFavorite(id, !isFavorite(id));
}

/** Shows the wanted state at once and asks for it; goes back, with a notice, where that fails. */
export function setFavorite(id: string, wanted: boolean): void {
  const running = wishes.get(id);
  const known = running?.known ?? isFavorite(id);
  mark(id, wanted);
  if (running !== undefined) {
    running.wanted = wanted;
    return;
  }
  const started = { wanted, known };
  wishes.set(id, started);
  void sendChange(id, started);
}

async function sendChange(id: string, made: PendingChange): Promise<void> {
  const mine = person;
  try {
    let asked: boolean;
    do {
      asked = made.wanted;
      const answer = await browserApi('PUT /favorites/toggle-favorite/{id}', {
        params: { id },
        body: { isFavorite: asked },
      });
      made.known = answer.isFavorite;
    } while (asked !== made.wanted && mine === person);
    if (mine !== person) return;
    mark(id, made.known);
    if (made.known) showToast({ kind: 'success', title: m.favorites_added() });
  } catch (error) {
    if (!isApiError(error)) throw error;
    if (mine !== person) return;
    const undone = made.wanted !== made.known;
    mark(id, made.known);
    // That the session is over is said elsewhere.
    if (undone && error.status !== 401) showToast({ kind: 'error', title: errorMessage(error, m.favorites_failed()) });
  } finally {
    if (wishes.get(id) === made) wishes.delete(id);
  }
}
