import { decodeSound, toSeconds } from '../audio.ts';
import type { Figures } from './report.ts';

/** Decodes every sample. @throws UnreadableAudioError, or the decoder's error */
export async function inspectSound(bytes: Buffer): Promise<Figures> {
  const sound = await decodeSound(bytes);
  return { seconds: toSeconds(sound), sampleRate: sound.sampleRate, channels: sound.channels.length };
}
