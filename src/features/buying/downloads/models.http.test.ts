import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { buy } from '../../../../tests/support/bought.ts';
import { createGlb } from '../../../../tests/support/create-glb.ts';
import { listMedia } from '../../../../tests/support/list-media.ts';
import { signInAdmin, signInUser } from '../../../../tests/support/people.ts';
import { drawPicture } from '../../../../tests/support/sample-files.ts';
import { signInUploader } from '../../../../tests/support/upload-calls.ts';
import { sendFile, submitUploads } from '../../../../tests/support/uploaded-works.ts';
import { publishPreviews } from '../../catalogue/content/service/previews.ts';

const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' } });
const [mina, rahim, stranger] = [await signInUploader(app), await signInUser(app), await signInUser(app)];
const ana = await signInAdmin(app, 'moderator');

interface Work {
  readonly _id: string;
  readonly previews: readonly { readonly _id: string }[];
  readonly variants: readonly {
    readonly _id: string;
    readonly files: readonly { readonly _id: string; readonly figures: object }[];
  }[];
}

/** Coordinates that a reader of the sent bytes would recognize. */
const corners = Float32Array.from([0.123, 4.567, 8.9, -1.23, 4.5, 6.7, 7.89, 0.12, 3.45]);

/** Creates a model of one triangle with a picture, all in its description. */
const createTriangle = (name: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(
    createGlb({
      asset: { version: '2.0' },
      buffers: [
        {
          byteLength: 36,
          uri: `data:application/octet-stream;base64,${Buffer.from(corners.buffer).toString('base64')}`,
        },
      ],
      bufferViews: [{ buffer: 0, byteLength: 36 }],
      accessors: [{ bufferView: 0, componentType: 5126, count: 3, type: 'VEC3' }],
      meshes: [{ name, primitives: [{ attributes: { POSITION: 0 }, material: 0 }] }],
      materials: [{ name: 'secret-lacquer' }],
      nodes: [{ mesh: 0 }],
      scenes: [{ nodes: [0] }],
    }),
  );

async function publish(name: string, price: number): Promise<Work> {
  const [model, cover] = [
    await sendFile(app, mina, { name: `${name}.glb`, bytes: createTriangle(name) }),
    await sendFile(app, mina, { name: `${name}.png`, bytes: new Uint8Array(await drawPicture(800 + price / 1000)) }),
  ];
  const { contentId, submissionId } = await submitUploads(app, mina, [model], name, { price, previews: [cover] });
  expect((await ana.call('PATCH', `/content/review/${submissionId}/approve`, {})).status).toBe(200);
  await publishPreviews(app.systemContext(), contentId);
  return app.get<Work>(`/api/v1/content/single/${contentId}`);
}

function toAddress({ _id, variants: [variant] }: Work): string {
  return `/api/v1/content/play/${_id}/${variant?._id}/${variant?.files[0]?._id}`;
}

let [free, paid]: Work[] = [];
const both = () => [free, paid] as [Work, Work];

beforeAll(async () => {
  free = await publish('stool', 0);
  paid = await publish('lantern', 90_000);
}, 60_000);

describe('a 3D model', () => {
  it('is counted when it is uploaded', () => {
    for (const { variants } of both())
      expect(variants[0]?.files[0]?.figures).toMatchObject({ triangles: 1, vertices: 3, materials: 1, animations: 0 });
  });

  it('is sent to everybody if it is free, the same twice, without counting a download', async () => {
    const address = toAddress(both()[0]);
    const [one, other] = [await app.fetch(address), await app.fetch(address)];
    expect([one.status, one.headers.get('content-type')]).toEqual([200, 'model/gltf-binary']);
    expect(one.headers.get('cache-control')).toContain('private');
    expect(new Uint8Array(await one.arrayBuffer())).toEqual(createTriangle('stool'));
    expect(new Uint8Array(await other.arrayBuffer())).toEqual(createTriangle('stool'));
    const { counts } = await app.get<{ counts: { downloads: number } }>(`/api/v1/content/single/${both()[0]._id}`);
    expect(counts.downloads).toBe(0);
  });

  it('of a paid work is sent to its buyers and its contributor alone', async () => {
    const work = both()[1];
    const ask = async (person: { fetch: typeof app.fetch }) => (await person.fetch(toAddress(work))).status;
    expect(await Promise.all([app, stranger, rahim, mina].map(ask))).toEqual([402, 402, 402, 200]);
    await buy(app, rahim, [{ contentId: work._id, variantId: work.variants[0]?._id ?? '', price: 90_000 }]);
    expect(await Promise.all([app, stranger, rahim].map(ask))).toEqual([402, 402, 200]);
  });

  it('of another work or variant is not there', async () => {
    const [one, other] = both();
    const ids = toAddress(one).split('/').slice(-3);
    for (const path of [
      [other._id, ids[1], ids[2]],
      [ids[0], other.variants[0]?._id, ids[2]],
      [ids[0], ids[1], other.variants[0]?.files[0]?._id],
      ['nothing', ids[1], ids[2]],
    ])
      expect((await app.fetch(`/api/v1/content/play/${path.join('/')}`)).status).toBe(404);
  });

  it('is not rebuilt from anything that is sent of a paid one: no vertices, no names, no description', async () => {
    const work = both()[1];
    const media = await listMedia(app.platform.storage, work.previews);
    const addresses = [
      ...media,
      `/content/${work._id}`,
      `/api/v1/content/single/${work._id}`,
      `/api/v1/content/inside/${work._id}`,
      `/api/v1/content/documents/${work._id}`,
      toAddress(work),
    ];
    const raw = Buffer.from(corners.buffer);
    const signs = [raw, raw.toString('base64'), 'secret-lacquer', 'POSITION', 'bufferViews'];
    for (const address of addresses) {
      const bytes = Buffer.from(await (await app.fetch(address)).arrayBuffer());
      expect([address, signs.some((sign) => bytes.includes(sign))]).toEqual([address, false]);
    }
  });
});
