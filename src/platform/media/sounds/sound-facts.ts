/** Version of how sounds are read; a higher one makes a job read all sounds again. */
export const SOUNDS_RECIPE = 1;
/** Maximum number of sounds of one file that are kept. */
export const MAX_SOUNDS = 60;
/** Number of levels of a waveform. */
export const LEVELS = 120;
/** Maximum length of the sample of a free sound, in seconds. */
export const MAX_HEARD_SECONDS = 600;
/** Maximum length of a marked sample, in seconds. */
export const MAX_MARKED_SECONDS = 60;

export const soundFormats = ['flac', 'mp3', 'ogg', 'wav', 'm4a'] as const;
export const sampleFormats = ['mp3', 'wav'] as const;
export type SampleFormat = (typeof sampleFormats)[number];

/** Names of the twelve major and minor keys: `C`, `F#`, `Am`. */
export const keyPattern = /^[A-G]#?m?$/;
/** A waveform: the loudness of slices of equal length, each as a digit of base 36. */
export const levelsPattern = /^[0-9a-z]{120}$/;

/** What was measured of one sound, and the samples of it that people can listen to. */
export interface SoundFacts {
  /** Name of the file, with its folders inside an archive. */
  readonly path: string;
  readonly format: (typeof soundFormats)[number];
  readonly seconds: number;
  readonly levels: string;
  /** Beats per minute; null if there is no clear beat. */
  readonly tempo: number | null;
  /** Musical key; null if the sound has no clear one. */
  readonly key: string | null;
  /** Loop points of a WAV file in seconds. */
  readonly loop: { readonly start: number; readonly end: number } | null;
  readonly sampleFormat: SampleFormat;
  /** Length of the unmarked sample in seconds. */
  readonly heardSeconds: number;
}

/** Name of a written sample, by the sound's place in the list of sounds. */
export const nameSample = (at: number, format: SampleFormat, isMarked: boolean): string =>
  `sound.${at}${isMarked ? '.marked' : ''}.${format}`;
