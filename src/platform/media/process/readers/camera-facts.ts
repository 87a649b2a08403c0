import readExif from 'exif-reader';
import { cleanLine } from '../../../clean-text.ts';
import type { Figures } from '../../inspect/report.ts';

const MAX_NAME = 80;

const toName = (value: unknown): string =>
  typeof value === 'string'
    ? Array.from(cleanLine(value.slice(0, 400)))
        .slice(0, MAX_NAME)
        .join('')
        .trim()
    : '';

/** A maker that the model already begins with is not said twice: `NIKON D750`, `Canon EOS R6`. */
function joinCamera(make: string, model: string): string {
  const [brand = ''] = make.split(' ');
  return model.toLowerCase().startsWith(brand.toLowerCase()) ? model : toName(`${brand} ${model}`);
}

/** What a camera can have had: a figure outside of it is a mistake or a joke. */
const toFigure = (value: unknown, most: number): number | undefined => {
  const figure: unknown = Array.isArray(value) ? value[0] : value;
  return typeof figure === 'number' && Number.isFinite(figure) && figure > 0 && figure <= most ? figure : undefined;
};

/** The day on the camera's own clock: without an hour, nothing says in which time zone it was. */
function toDay(value: unknown): string | undefined {
  if (!(value instanceof Date) || Number.isNaN(value.getTime())) return undefined;
  const day = value.toISOString().slice(0, 10);
  return /^(19|20)\d\d-/.test(day) ? day : undefined;
}

/**
 * How a photograph was taken, from its EXIF data: `camera`, `lens`, `exposureSeconds`, `aperture` (the f-number), `iso`,
 * `focalLength` (mm) and `takenOn` (`2024-05-31`). Nothing else is ever taken: no place, serial number, owner, program or
 * note. Empty where the data is missing or can't be read.
 */
export function readCameraFacts(exif: Buffer | undefined): Figures {
  if (exif === undefined) return {};
  try {
    const { Image: image = {}, Photo: photo = {} } = readExif(exif);
    const found = {
      camera: joinCamera(toName(image.Make), toName(image.Model)) || undefined,
      lens: toName(photo.LensModel) || undefined,
      exposureSeconds: toFigure(photo.ExposureTime, 86_400),
      aperture: toFigure(photo.FNumber, 256),
      iso: toFigure(photo.ISOSpeedRatings ?? photo['PhotographicSensitivity'], 10_000_000),
      focalLength: toFigure(photo.FocalLength, 10_000),
      takenOn: toDay(photo.DateTimeOriginal),
    };
    return Object.fromEntries(
      Object.entries(found).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])),
    );
  } catch {
    // Whatever is wrong with the data, the picture itself is fine.
    return {};
  }
}
