import sharp from 'sharp';

/** Creates a picture with a camera's metadata, including the location. Its colour distinguishes it from others. */
export const makePicture = (background = '#1f6f8b', width = 900, height = 600): Promise<Buffer<ArrayBuffer>> =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .withExif({ IFD0: { Copyright: 'Somebody' }, IFD3: { GPSLatitude: '23/1 48/1 0/1', GPSLatitudeRef: 'N' } })
    .toBuffer();

/** Creates a form with one file, as a browser sends it. */
export function toForm(bytes: Uint8Array<ArrayBuffer> | string, field = 'image', name = 'picture.jpg'): FormData {
  const form = new FormData();
  form.set(field, new Blob([bytes]), name);
  return form;
}

export const makePictureForm = async (background?: string): Promise<FormData> => toForm(await makePicture(background));
