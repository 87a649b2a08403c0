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

/** Joins make and model, without repeating a make with which the model begins: `NIKON D750`, `Canon EOS R6`. */
function joinCamera(make: string, model: string): string {
  const [brand = ''] = make.split(' ');
  return model.toLowerCase().startsWith(brand.toLowerCase()) ? model : toName(`${brand} ${model}`);
}

/** Reads a number within the range that cameras can produce; others are invalid. */
const toFigure = (value: unknown, most: number): number | undefined => {
  const figure: unknown = Array.isArray(value) ? value[0] : value;
  return typeof figure === 'number' && Number.isFinite(figure) && figure > 0 && figure <= most ? figure : undefined;
};

/** Reads the day on the camera's clock, without the time, because its time zone is unknown. */
function toDay(value: unknown): string | undefined {
  if (!(value instanceof Date) || Number.isNaN(value.getTime())) return undefined;
  const day = value.toISOString().slice(0, 10);
  return /^(19|20)\d\d-/.test(day) ? day : undefined;
}

/**
 * Reads the camera settings of a photograph from its EXIF data: `camera`, `lens`, `exposureSeconds`, `aperture` (the
 * f-number), `iso`, `focalLength` (mm) and `takenOn` (`2024-05-31`). Other data, such as location, serial number,
 * owner, program or notes, is never read. Empty if the data is missing or invalid.
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
    // Invalid metadata doesn't affect the picture itself.
    return {};
  }
}
