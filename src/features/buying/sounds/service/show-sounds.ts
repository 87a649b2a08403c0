import type { Context } from '../../../../platform/context.ts';
import { isId } from '../../../../platform/database/id.ts';
import type { InputOf, OutputOf } from '../../../../platform/http/operation.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import { MAX_MARKED_SECONDS, nameSample } from '../../../../platform/media/sounds/sound-facts.ts';
import { soundKey } from '../../../../platform/storage/storage.ts';
import { isListed } from '../../../catalogue/catalogue/service/members.ts';
import { areSoundsDue, findSounds, type StoredSound } from '../../../catalogue/content/service/sounds/sounds.ts';
import type { soundsContract } from '../contract.ts';
import { chooseSounds, isFree, nameSounds } from '../rules/choose-sounds.ts';

type Contract = typeof soundsContract;
type Sounds = OutputOf<Contract['list']>;

/** Name of a sample in addresses, such as `1-0.mp3` or `1-0-marked.mp3`. */
const nameInAddress = ({ recipe, position, sample_format: format }: StoredSound, isMarked: boolean): string =>
  `${recipe}-${position}${isMarked ? '-marked' : ''}.${format}`;

/** @throws Problem `not_found` for a content that isn't public */
async function requireListed(ctx: Context, id: string): Promise<void> {
  if (!isId(id) || !(await isListed(ctx.db, id))) throw new Problem('not_found');
}

function toSound(sound: StoredSound, name: string): Sounds['sounds'][number] {
  const [start, end] = [sound.loop_start, sound.loop_end];
  return {
    fileId: sound.file_id,
    sample: nameInAddress(sound, !isFree(sound)),
    name,
    seconds: sound.seconds,
    heardSeconds: isFree(sound) ? sound.heard_seconds : Math.min(sound.heard_seconds, MAX_MARKED_SECONDS),
    levels: sound.levels,
    tempo: sound.tempo,
    key: sound.key,
    loop: start === null || end === null ? null : { start, end },
    isFree: isFree(sound),
  };
}

/** `GET /content/sounds/{id}`. @throws Problem `not_found` */
export async function listSounds(ctx: Context, { params: { id } }: InputOf<Contract['list']>): Promise<Sounds> {
  await requireListed(ctx, id);
  const sounds = chooseSounds(await findSounds(ctx.db, id));
  const names = nameSounds(sounds.map(({ path }) => path));
  return {
    isPending: sounds.length === 0 && (await areSoundsDue(ctx.db, id)),
    sounds: sounds.map((sound, at) => toSound(sound, names[at] ?? '')),
  };
}

/**
 * Finds a sample of a public work's sound. The sample of a paid sound has a watermark for everybody, even for buyers,
 * who can play the sound itself.
 * @throws Problem `not_found`, `payment_required`; `unavailable` if the stored object is missing
 */
export async function findSample(ctx: Context, { params }: InputOf<Contract['sample']>) {
  const { id, fileId, sample } = params;
  await requireListed(ctx, id);
  const isMarked = sample.includes('-marked.');
  const sound = (await findSounds(ctx.db, id)).find(
    (each) => each.file_id === fileId && nameInAddress(each, isMarked) === sample,
  );
  if (sound === undefined) throw new Problem('not_found');
  if (!isMarked && !isFree(sound)) throw new Problem('payment_required');
  const { sha256, recipe, position, sample_format: format } = sound;
  const key = soundKey(sha256, recipe, nameSample(position, format, isMarked));
  const stored = await ctx.platform.storage.stat(key);
  if (stored === undefined) throw new Problem('unavailable');
  return { key, size: stored.size, mediaType: format === 'mp3' ? 'audio/mpeg' : 'audio/wav' };
}
