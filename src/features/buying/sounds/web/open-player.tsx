import { createRoot } from 'react-dom/client';
import { browserApi } from '../../../../ui/api/client.ts';
import { showToast } from '../../../../ui/components/toast.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import { getPlayed, playSound, togglePlaying } from './player.ts';
import { PlayerBar } from './player-bar.tsx';
import { recallPlayed, rememberPlayed } from './player-memory.ts';
import type { PlayedWork } from './sound-view.ts';

let isOpen = false;

/** Shows the player's bar as soon as something is played. Its own React root outlives every page. */
export function openPlayer(): void {
  if (isOpen) return;
  isOpen = true;
  createRoot(document.body.appendChild(document.createElement('div'))).render(<PlayerBar />);
}

const load = (id: string) => browserApi('GET /content/sounds/{id}', { params: { id } });

/** Plays a work's sounds from the first one, or pauses them. */
export async function playWork(work: PlayedWork): Promise<void> {
  openPlayer();
  if (getPlayed()?.work.id === work.id) {
    togglePlaying();
    return;
  }
  const found = await load(work.id).catch(() => undefined);
  const [first] = found?.sounds ?? [];
  if (found === undefined) showToast({ kind: 'error', title: m.sounds_failed() });
  else if (first === undefined) showToast({ kind: 'info', title: m.sounds_none() });
  else playSound(work, found.sounds, first);
}

/** Continues what the tab's previous document played, such as before a change of the language. */
export async function resumePlayer(): Promise<void> {
  const played = recallPlayed();
  if (played === undefined) return;
  const { work, sample, place, isPlaying } = played;
  const found = await load(work.id).catch(() => undefined);
  const sound = found?.sounds.find((each) => each.sample === sample);
  if (getPlayed() !== undefined) return;
  if (found === undefined || sound === undefined) rememberPlayed(undefined);
  else {
    openPlayer();
    playSound(work, found.sounds, sound, { place, isPaused: !isPlaying });
  }
}
