import { createContent, licenceEntry, zipFile } from '../pack.ts';
import { drawPicture } from '../pixels.ts';
import type { Source } from '../sets.ts';
import { drawSlide, slide } from '../slides/slide.ts';
import type { DemoContent, DemoFile } from '../types.ts';
import { drawMesh, type View } from './draw-mesh.ts';
import { toGlb } from './glb.ts';
import type { Mesh } from './mesh.ts';
import { banyan, boat, lantern, rickshaw, stool, teaStall } from './pieces.ts';

const source: Source = {
  contributor: 'shapla-press',
  licence: 'cc0-1.0',
  attribution: 'Modelled by scripts of the Arbor project, dedicated to the public domain.',
  url: '',
};

interface Piece {
  readonly name: string;
  readonly en: string;
  readonly bn: string;
  readonly build: () => Mesh;
  /** Pixels for a metre on a slide. */
  readonly scale: number;
  readonly ground: string;
  readonly rocks?: boolean;
}

const pieces: readonly Piece[] = [
  { name: 'rickshaw', en: 'Rickshaw', bn: 'রিকশা', build: rickshaw, scale: 330, ground: '#f6e3c5' },
  { name: 'tea-stall', en: 'Tea stall', bn: 'চায়ের টং', build: teaStall, scale: 250, ground: '#dfe8e2' },
  {
    name: 'boat',
    en: 'Nouka, which rocks',
    bn: 'নৌকা, দুলতে থাকে',
    build: boat,
    scale: 270,
    ground: '#cfe3ee',
    rocks: true,
  },
  { name: 'banyan', en: 'Banyan tree', bn: 'বটগাছ', build: banyan, scale: 205, ground: '#f3efdf' },
  { name: 'stool', en: 'Mora stool', bn: 'মোড়া', build: stool, scale: 820, ground: '#f5ddd6' },
  { name: 'lantern', en: 'Hurricane lantern', bn: 'হারিকেন', build: lantern, scale: 780, ground: '#27303d' },
];

const view = (x: number, y: number, scale: number, around = -0.65): View => ({
  at: [x, y],
  scale,
  around,
  above: 0.36,
});

const glbFile = ({ name, build, rocks = false }: Piece): DemoFile => ({
  name: `dhaka-${name}.glb`,
  mediaType: 'model/gltf-binary',
  format: 'glb',
  build: async () => toGlb(build(), { name, rocks }),
});

/** Places of the pieces on the cover. */
const places: readonly (readonly [x: number, y: number, around: number])[] = [
  [620, 735, -0.6],
  [330, 560, 0.5],
  [1010, 640, -0.9],
  [800, 500, 0.2],
  [170, 745, 0],
  [1090, 830, -0.4],
];

function drawCover(): string {
  const scale = 158;
  const drawn = [3, 1, 2, 0, 4, 5].map((at) => {
    const [x, y, around] = places[at] ?? [0, 0, 0];
    const piece = pieces[at] as Piece;
    return drawMesh(piece.build(), view(x, y, piece.scale > 700 ? scale * 1.6 : scale, around));
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 900"><rect width="1200" height="900" fill="#f4d9a8"/><path fill="#e9c98d" d="M0 470L1200 330V900H0z"/><path fill="#8fc1c9" d="M760 560L1200 500V790L860 700z"/>${drawn.join('')}</svg>`;
}

const drawPiece = (piece: Piece, around: number): string => {
  const { build, scale } = piece;
  const heights = build().flatMap(({ points }) => points.map(([, y]) => y));
  const height = Math.max(...heights);
  return drawMesh(build(), view(600, 410 + (height * scale) / 2, scale, around));
};

/** Creates the 3D models that scripts of this repository build. */
export function models(): DemoContent[] {
  const title = 'Low-poly Dhaka';
  const text = {
    key: 'models-dhaka',
    title,
    text: 'A rickshaw, a tea stall, a nouka that rocks, a banyan tree, a mora and a hurricane lantern: {n} flat-shaded models with plain colours in place of textures, light enough for phones and games.',
    keywords: '3d, low poly, glb, gltf, dhaka, rickshaw, boat, tea stall, banyan, lantern, game',
    in: 'models/vehicle-models place-models nature-models object-models',
  };
  const files = pieces.map(glbFile);
  const zip = zipFile('dhaka-models', async () => [
    licenceEntry(source),
    ...pieces.map((piece) => ({
      name: `dhaka-${piece.name}.glb`,
      bytes: toGlb(piece.build(), { name: piece.name, rocks: piece.rocks ?? false }),
    })),
  ]);
  return [
    createContent(
      { ...text, source, drawings: () => [], sheet: 'grid paper square', prices: [0] },
      [
        { name: 'GLB', licence: source.licence, price: 0, files },
        { name: 'GLB, ZIP', licence: source.licence, price: 0, files: [zip] },
      ],
      [
        { kind: 'image', alt: title, image: () => drawPicture(drawCover(), 1200, 900) },
        ...pieces.map((piece) =>
          slide(title, piece.en, piece.bn, () => drawSlide(piece.ground, drawPiece(piece, -0.65))),
        ),
      ],
      pieces.length,
    ),
  ];
}
