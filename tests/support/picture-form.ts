import sharp from 'sharp';

/** A picture that cameras could have made, with where it was taken. Its colour tells it from others. */
export const makePicture = (background = '#1f6f8b', width = 900, height = 600): Promise<Buffer<ArrayBuffer>> =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .withExif({ IFD0: { Copyright: 'Somebody' }, IFD3: { GPSLatitude: '23/1 48/1 0/1', GPSLatitudeRef: 'N' } })
    .toBuffer();

/** As a browser sends one file in a field. */
export function toForm(bytes: Uint8Array<ArrayBuffer> | string, field = 'image', name = 'picture.jpg'): FormData {
  const form = new FormData();
  form.set(field, new Blob([bytes]), name);
  return form;
}

export const makePictureForm = async (background?: string): Promise<FormData> => toForm(await makePicture(background));
