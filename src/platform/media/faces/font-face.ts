/** Version of how the faces of fonts are read; a higher one makes a job read all fonts again. */
export const FACES_RECIPE = 1;
/** Maximum number of faces of one file that are kept. */
export const MAX_FACES = 60;

export const faceFormats = ['ttf', 'otf', 'woff', 'woff2'] as const;

/** A design axis of a variable font, such as `wght` from 100 to 900. */
export interface FaceAxis {
  readonly tag: string;
  readonly name: string;
  readonly min: number;
  readonly max: number;
  readonly initial: number;
}

/** What a font file says about one of its faces. */
export interface FontFace {
  /** Name of the file, with its folders inside an archive. */
  readonly path: string;
  readonly format: (typeof faceFormats)[number];
  readonly family: string;
  readonly style: string;
  /** Weight from 1 to 1000. */
  readonly weight: number;
  readonly italic: boolean;
  readonly glyphs: number;
  /** Code points as hexadecimal ranges: `20-7e,a0,995-9b9`. */
  readonly codes: string;
  readonly axes: readonly FaceAxis[];
  /** OpenType features that a reader may switch, each with the name that the font gives it, which may be empty. */
  readonly features: readonly { readonly tag: string; readonly name: string }[];
  /** Size of the face as WOFF2 in bytes. */
  readonly bytes: number;
}

/** Name of the WOFF2 of a file's face, by its place in the list of faces. */
export const nameFace = (at: number): string => `face.${at}.woff2`;
