import { browserApi, isApiError } from '../../../../ui/api/client.ts';
import { showFailure } from '../../../../ui/api/show-failure.ts';
import { showToast } from '../../../../ui/components/toast.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import { clearFavorites, isFavorite, showFavorite, showFavorites } from '../../../../ui/session/favorites-store.ts';

interface PendingChange {
  /** The state that the person last requested. */
  wanted: boolean;
  /** The last state confirmed by the server. */
  known: boolean;
}

/** Calls in progress, one per content at a time, so that the last press wins. */
const pending = new Map<string, PendingChange>();
/** Changes made while the list was loading, which the list may not include. */
let pressed: Map<string, boolean> | undefined;
/** Number of sign-outs, so that responses to a former session are ignored. */
let session = 0;

function show(id: string, favorite: boolean): void {
  pressed?.set(id, favorite);
  showFavorite(id, favorite);
}

/** Marks the signed-in account's favourites. If the call fails, the hearts stay empty but can be pressed. */
export async function loadFavorites(): Promise<void> {
  const begun = session;
  pressed = new Map([...pending].map(([id, { wanted }]) => [id, wanted]));
  try {
    const { ids } = await browserApi('GET /favorites/contentIds', {});
    if (begun !== session) return;
    const all = new Set(ids);
    for (const [id, favorite] of pressed) {
      if (favorite) all.add(id);
      else all.delete(id);
    }
    showFavorites(all);
  } catch (error) {
    if (!isApiError(error)) throw error;
  } finally {
    if (begun === session) pressed = undefined;
  }
}

/** Clears the filled hearts of favourites when the account signs out. */
export function resetFavorites(): void {
  session += 1;
  pressed = undefined;
  pending.clear();
  clearFavorites();
}

export function toggle(id: string, chooseLists?: ChooseLists): void {
  setFavorite(id, !isFavorite(id), chooseLists);
}

/** Opens the choice of lists for a content, which the notice about a new favourite offers. */
type ChooseLists = (id: string) => void;

/** Shows the wanted state at once and saves it; reverts with a notice if that fails. */
export function setFavorite(id: string, wanted: boolean, chooseLists?: ChooseLists): void {
  const running = pending.get(id);
  const known = running?.known ?? isFavorite(id);
  show(id, wanted);
  if (running !== undefined) {
    running.wanted = wanted;
    return;
  }
  const change = { wanted, known };
  pending.set(id, change);
  void sendChange(id, change, chooseLists);
}

function showAdded(id: string, chooseLists: ChooseLists | undefined): void {
  const action = chooseLists && { label: m.favorites_add_to_list(), run: () => chooseLists(id) };
  showToast({ kind: 'success', title: m.favorites_added(), ...(action && { action }) });
}

async function sendChange(id: string, change: PendingChange, chooseLists: ChooseLists | undefined): Promise<void> {
  const begun = session;
  try {
    let sent: boolean;
    do {
      sent = change.wanted;
      const answer = await browserApi('PUT /favorites/toggle-favorite/{id}', {
        params: { id },
        body: { isFavorite: sent },
      });
      change.known = answer.isFavorite;
    } while (sent !== change.wanted && begun === session);
    if (begun !== session) return;
    show(id, change.known);
    if (change.known) showAdded(id, chooseLists);
  } catch (error) {
    if (!isApiError(error)) throw error;
    if (begun !== session) return;
    const undone = change.wanted !== change.known;
    show(id, change.known);
    if (undone) showFailure(error, m.favorites_failed());
  } finally {
    if (pending.get(id) === change) pending.delete(id);
  }
}
