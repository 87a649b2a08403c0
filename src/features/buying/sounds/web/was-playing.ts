/** Key of the browser's storage under which the player remembers what it plays. */
export const PLAYER_STORE = 'sound-player';

/** Whether the tab's previous document played something. */
export function wasPlaying(): boolean {
  try {
    return sessionStorage.getItem(PLAYER_STORE) !== null;
  } catch {
    return false;
  }
}
