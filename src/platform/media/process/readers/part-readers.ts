import type { InputFile } from '../input-file.ts';
import type { ProcessedFile } from '../processed-file.ts';

/** What a viewer shows of a file. */
export type PartsOnly = Partial<
  Pick<ProcessedFile, 'faces' | 'tiles' | 'sounds' | 'films' | 'documents' | 'panoramas' | 'turntables'>
>;

type PartReader = (input: InputFile, format: string, outFolder: string, watermark: string) => Promise<PartsOnly>;

const readFaces: PartReader = async (input, format, outFolder) => {
  const reader = await import('../../faces/read-faces.ts');
  return { faces: await reader.readFaces(input, format, outFolder) };
};
const readTiles: PartReader = async (...given) => {
  const reader = await import('../../tiles/read-tiles.ts');
  return { tiles: await reader.readTiles(...given) };
};
const readSounds: PartReader = async (input, format, outFolder) => {
  const reader = await import('../../sounds/read-sounds.ts');
  return { sounds: await reader.readSounds(input, format, outFolder) };
};
const readMotion: PartReader = async (input, format, outFolder) => {
  const reader = await import('../../motion/read-motion.ts');
  return { films: await reader.readMotion(input, format, outFolder) };
};
const readDocuments: PartReader = async (...given) => {
  const reader = await import('../../documents/read-documents.ts');
  return { documents: await reader.readDocuments(...given) };
};
const readPanorama: PartReader = async (...given) => {
  const reader = await import('../../panorama/read-panorama.ts');
  return { panoramas: await reader.readPanorama(...given) };
};
const readTurntable: PartReader = async (...given) => {
  const reader = await import('../../turntable/read-turntable.ts');
  return { turntables: await reader.readTurntable(...given) };
};

/**
 * Readers of parts. Each is loaded when it is needed, because modules take memory, of which a process has little, and
 * most files are read without them.
 */
export const partReaders = [
  ['faces', readFaces],
  ['tiles', readTiles],
  ['sounds', readSounds],
  ['motion', readMotion],
  ['documents', readDocuments],
  ['panorama', readPanorama],
  ['turntable', readTurntable],
] as const;
