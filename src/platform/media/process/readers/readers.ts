import type { FileKind } from '../../inspect/report.ts';
import type { KindReader } from '../findings.ts';
import { readArchive } from './read-archive.ts';
import { readDocument } from './read-document.ts';
import { readFont } from './read-font.ts';
import { readLayered } from './read-layered.ts';
import { readModel, readPalette, readTextFile } from './read-others.ts';
import { readPicture } from './read-picture.ts';
import { readSound } from './read-sound.ts';
import { readVector } from './read-vector.ts';
import { readVideo } from './read-video.ts';

const readNothing: KindReader = async () => ({ figures: {}, preview: null, withoutPreview: 'no_reader' });

export const readers: Readonly<Record<FileKind, KindReader>> = {
  archive: readArchive,
  document: readDocument,
  font: readFont,
  layered: readLayered,
  model: readModel,
  palette: readPalette,
  picture: readPicture,
  sound: readSound,
  text: readTextFile,
  unknown: readNothing,
  vector: readVector,
  video: readVideo,
};
