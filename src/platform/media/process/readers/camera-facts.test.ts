import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { readCameraFacts } from './camera-facts.ts';

type Exif = NonNullable<Parameters<ReturnType<typeof sharp>['withExif']>[0]>;

async function read(exif: Exif) {
  const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: '#456' } });
  const { exif: bytes } = await sharp(await picture.withExif(exif).jpeg().toBuffer()).metadata();
  expect(bytes).toBeDefined();
  return readCameraFacts(bytes);
}

describe('how a photograph was taken', () => {
  it('is said by seven facts, and nothing else of its EXIF data leaves', async () => {
    const found = await read({
      IFD0: {
        Make: 'NIKON CORPORATION',
        Model: 'NIKON D750',
        Software: 'Secret Lightroom 9',
        Artist: 'Secret Artist',
        Copyright: 'Secret Owner',
        HostComputer: 'Secret Computer',
        ImageDescription: 'Secret note',
        DateTime: '2025:01:02 03:04:05',
      },
      IFD2: {
        ExposureTime: '1/250',
        FNumber: '28/10',
        ISOSpeedRatings: '400',
        FocalLength: '50/1',
        LensModel: 'AF-S 50mm f/1.8G',
        DateTimeOriginal: '2024:05:31 23:59:01',
        OffsetTimeOriginal: '+06:00',
        BodySerialNumber: 'Secret 6041234',
        LensSerialNumber: 'Secret 9981',
        CameraOwnerName: 'Secret Rahim',
        ImageUniqueID: '5ec2e7',
        UserComment: 'Secret comment',
      },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '23/1 48/1 0/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '90/1 24/1 0/1',
        GPSDateStamp: '2024:05:31',
      },
    });
    expect(found).toEqual({
      camera: 'NIKON D750',
      lens: 'AF-S 50mm f/1.8G',
      exposureSeconds: 0.004,
      aperture: 2.8,
      iso: 400,
      focalLength: 50,
      takenOn: '2024-05-31',
    });
  });

  it('says the maker where the model does not, and leaves out what is missing or senseless', async () => {
    expect(await read({ IFD0: { Make: 'Apple', Model: 'iPhone 15' } })).toEqual({ camera: 'Apple iPhone 15' });
    expect(await read({ IFD0: { Model: 'X-T5' }, IFD2: { FNumber: '0/1', ISOSpeedRatings: '0' } })).toEqual({
      camera: 'X-T5',
    });
    expect(await read({ IFD0: { Model: 'ab'.repeat(200) }, IFD2: { DateTimeOriginal: 'soon' } })).toEqual({
      camera: 'ab'.repeat(40),
    });
  });

  it('is nothing where there is no data, or broken data', () => {
    expect(readCameraFacts(undefined)).toEqual({});
    for (const bytes of [Buffer.alloc(0), Buffer.from('Exif\0\0'), Buffer.from('Exif\0\0MM\0*\0\0\0\x08\xff\xff')])
      expect(readCameraFacts(bytes)).toEqual({});
  });
});
