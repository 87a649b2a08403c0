import { bar, box, lathe, type Mesh, move, type Point, quad, surface, turn } from './mesh.ts';

const arc = (count: number, from: number, to: number): number[] =>
  Array.from({ length: count + 1 }, (_, at) => from + ((to - from) * at) / count);

/** A wheel that stands in the x–y plane. */
function wheel([x, y, z]: Point, radius: number): Mesh {
  const rim = lathe(
    [
      [radius - 0.05, -0.025],
      [radius, -0.025],
      [radius, 0.025],
      [radius - 0.05, 0.025],
      [radius - 0.05, -0.025],
    ],
    18,
    ['#2b2a2e'],
  );
  const spokes = arc(5, 0, (Math.PI * 5) / 3).flatMap((angle) =>
    bar([0, 0, 0], [Math.cos(angle) * (radius - 0.04), Math.sin(angle) * (radius - 0.04), 0], 0.012, '#c9c5bd', 4),
  );
  return move(
    [...turn(rim, 'x', Math.PI / 2), ...spokes, ...bar([0, 0, -0.05], [0, 0, 0.05], 0.04, '#8d8a84')],
    [x, y, z],
  );
}

/** A curved roof along x or z, of bands in turn. */
function hood(radius: number, [from, to]: readonly [number, number], width: number, colors: readonly string[]): Mesh {
  const rows = arc(colors.length, from, to).map((angle): Point[] => {
    const [x, y] = [Math.cos(angle) * radius, Math.sin(angle) * radius];
    return [
      [x, y, -width / 2],
      [x, y, width / 2],
    ];
  });
  return surface(rows, (row) => colors[row] ?? '');
}

export const rickshaw = (): Mesh => [
  ...wheel([-0.55, 0.36, 0.46], 0.36),
  ...wheel([-0.55, 0.36, -0.46], 0.36),
  ...wheel([1.05, 0.36, 0], 0.36),
  ...bar([-0.55, 0.36, -0.5], [-0.55, 0.36, 0.5], 0.025, '#8d8a84'),
  ...box([-0.55, 0.56, 0], [0.7, 0.14, 0.8], '#1f7a5a'),
  ...box([-0.55, 0.68, 0], [0.7, 0.1, 0.8], '#f2b632'),
  ...box([-0.52, 0.79, 0], [0.56, 0.1, 0.74], '#c22b3a'),
  ...box([-0.86, 1.02, 0], [0.1, 0.46, 0.76], '#c22b3a'),
  ...box([-0.1, 0.42, 0], [0.36, 0.05, 0.72], '#7a4b2a'),
  ...move(
    hood(0.62, [0.5, 2.9], 0.84, ['#d9485f', '#f2b632', '#2f6f9f', '#f2b632', '#1f7a5a', '#d9485f']),
    [-0.5, 1, 0],
  ),
  ...bar([-0.25, 0.42, 0], [0.75, 0.5, 0], 0.025, '#2f6f9f'),
  ...bar([0.4, 0.44, 0], [0.3, 0.92, 0], 0.022, '#2f6f9f'),
  ...bar([0.32, 0.85, 0], [0.88, 0.9, 0], 0.022, '#2f6f9f'),
  ...bar([0.75, 0.5, 0], [0.34, 0.8, 0], 0.02, '#2f6f9f'),
  ...box([0.29, 0.95, 0], [0.26, 0.06, 0.16], '#2b2a2e'),
  ...bar([1.05, 0.36, 0.05], [0.85, 1.08, 0], 0.022, '#c9c5bd'),
  ...bar([1.05, 0.36, -0.05], [0.85, 1.08, 0], 0.022, '#c9c5bd'),
  ...bar([0.82, 1.1, -0.28], [0.82, 1.1, 0.28], 0.022, '#c9c5bd'),
  ...bar([0.5, 0.3, -0.14], [0.5, 0.3, 0.14], 0.02, '#8d8a84'),
];

/** Halves of the boat's width, and heights of its keel and rim, from one end to the other. */
const boatRows = (inset: number): Point[][] =>
  arc(14, -1, 1).map((at) => {
    const half = 0.46 * (1 - at * at) ** 0.7 * inset;
    const keel = 0.06 + 0.62 * at ** 4 + (1 - inset) * 0.4;
    const rim = 0.36 + 0.62 * at ** 4;
    const level = (part: number): number => keel + (rim - keel) * part;
    return [
      [at * 1.9, rim, -half],
      [at * 1.9, level(0.35), -half * 0.75],
      [at * 1.9, keel, 0],
      [at * 1.9, level(0.35), half * 0.75],
      [at * 1.9, rim, half],
    ];
  });

export const boat = (): Mesh => [
  ...surface(boatRows(1), () => '#5a3a26'),
  ...surface(boatRows(0.84), () => '#8a5a38'),
  ...[-1.1, -0.8, 0.75, 1.05].flatMap((x) => box([x, 0.3, 0], [0.16, 0.03, 0.62], '#b98149')),
  ...box([0, 0.24, 0], [1.3, 0.03, 0.72], '#b98149'),
  ...move(
    turn(
      hood(0.42, [0, Math.PI], 1.2, ['#d9b36a', '#c79d55', '#d9b36a', '#c79d55', '#d9b36a', '#c79d55']),
      'y',
      Math.PI / 2,
    ),
    [0, 0.33, 0],
  ),
  ...bar([-1.55, 1.05, 0.2], [-1.95, 0.02, 0.72], 0.02, '#8a5a38'),
  ...box([-1.95, 0.05, 0.72], [0.08, 0.34, 0.16], '#b98149'),
];

export const teaStall = (): Mesh => [
  ...[
    [-0.9, 0.5],
    [0.9, 0.5],
    [-0.9, -0.5],
    [0.9, -0.5],
  ].flatMap(([x = 0, z = 0]) => bar([x, 0, z], [x, z > 0 ? 1.78 : 1.5, z], 0.035, '#8a5a38')),
  ...arc(8, -1, 0.75).flatMap((x, at) =>
    quad(
      [x * 1.15, 1.86, 0.75],
      [(x + 0.22) * 1.15, 1.86, 0.75],
      [(x + 0.22) * 1.15, 1.44, -0.7],
      [x * 1.15, 1.44, -0.7],
      at % 2 === 0 ? '#7f97a3' : '#93aab5',
    ),
  ),
  ...box([0, 0.22, 0.3], [1.7, 0.44, 0.5], '#2f6f9f'),
  ...box([0, 0.52, 0.3], [1.7, 0.16, 0.5], '#f2b632'),
  ...box([0, 0.7, 0.3], [1.7, 0.2, 0.5], '#2f6f9f'),
  ...box([0, 0.82, 0.3], [1.86, 0.05, 0.62], '#b98149'),
  ...box([0, 1.1, -0.46], [1.6, 0.04, 0.22], '#b98149'),
  ...arc(5, -0.65, 0.65).flatMap((x, at) =>
    move(
      lathe(
        [
          [0.06, 0],
          [0.06, 0.2],
          [0.035, 0.26],
          [0, 0.26],
        ],
        7,
        [at % 2 === 0 ? '#c22b3a' : '#1f7a5a'],
      ),
      [x, 1.12, -0.46],
    ),
  ),
  ...move(
    lathe(
      [
        [0, 0],
        [0.15, 0],
        [0.17, 0.1],
        [0.09, 0.22],
        [0.03, 0.25],
        [0, 0.28],
      ],
      9,
      ['#c9c5bd', '#b3afa7'],
    ),
    [-0.5, 0.85, 0.3],
  ),
  ...bar([-0.36, 0.93, 0.3], [-0.22, 1.06, 0.3], 0.022, '#b3afa7'),
  ...arc(3, 0, 0.6).flatMap((x) =>
    move(
      lathe(
        [
          [0, 0],
          [0.035, 0],
          [0.05, 0.1],
        ],
        7,
        ['#f1ede4'],
      ),
      [x, 0.85, 0.38],
    ),
  ),
  ...box([0, 0.34, 1.15], [1.5, 0.05, 0.28], '#b98149'),
  ...[-0.6, 0.6].flatMap((x) => box([x, 0.16, 1.15], [0.06, 0.32, 0.24], '#8a5a38')),
];

export function banyan(): Mesh {
  const crown = (radius: number): Mesh =>
    lathe(
      arc(5, -Math.PI / 2, Math.PI / 2).map(
        (angle) => [Math.cos(angle) * radius, Math.sin(angle) * radius * 0.72] as const,
      ),
      8,
      ['#2f6b3a', '#357a42', '#3d8a4b', '#4a9a55', '#5aa962'],
    );
  const crowns: readonly (readonly [...Point, radius: number])[] = [
    [0, 2.5, 0, 0.95],
    [-0.95, 2.1, 0.2, 0.75],
    [0.95, 2.15, 0.1, 0.8],
    [0.1, 2.05, 0.85, 0.72],
    [-0.2, 2.1, -0.85, 0.75],
  ];
  const roots = [0.3, 1.3, 2.4, 3.5, 4.6, 5.6].flatMap((angle, at) => {
    const [x, z] = [Math.cos(angle), Math.sin(angle)];
    return bar([x * 0.75, 0, z * 0.75], [x * (0.55 + (at % 3) * 0.08), 1.9, z * 0.55], 0.035, '#8b6a4a', 5);
  });
  return [
    ...lathe(
      [
        [0.62, 0],
        [0.36, 0.25],
        [0.3, 0.9],
        [0.42, 1.6],
        [0, 2.2],
      ],
      9,
      ['#6b4a31', '#755238', '#6b4a31'],
    ),
    ...roots,
    ...crowns.flatMap(([x, y, z, radius], at) => move(turn(crown(radius), 'y', at), [x, y, z])),
  ];
}

export const stool = (): Mesh =>
  lathe(
    [
      [0, 0],
      [0.3, 0],
      [0.32, 0.04],
      [0.27, 0.12],
      [0.2, 0.22],
      [0.18, 0.28],
      [0.22, 0.36],
      [0.29, 0.46],
      [0.32, 0.52],
      [0.3, 0.56],
      [0, 0.58],
    ],
    14,
    ['#d9b36a', '#c22b3a', '#d9b36a', '#c79d55', '#1f7a5a', '#c79d55', '#d9b36a', '#c22b3a', '#2b2a2e', '#e6c88a'],
  );

export const lantern = (): Mesh => [
  ...lathe(
    [
      [0, 0],
      [0.17, 0],
      [0.18, 0.03],
      [0.16, 0.12],
      [0.08, 0.15],
    ],
    12,
    ['#b3261e', '#b3261e', '#c9382f', '#8f1d17'],
  ),
  ...lathe(
    [
      [0.08, 0.15],
      [0.12, 0.22],
      [0.12, 0.32],
      [0.08, 0.4],
    ],
    10,
    ['#ffe9ad', '#fff3cf', '#ffe9ad'],
  ),
  ...lathe(
    [
      [0, 0.17],
      [0.03, 0.2],
      [0.02, 0.27],
      [0, 0.33],
    ],
    6,
    ['#f2902a', '#ffb03a', '#ffd25a'],
  ),
  ...lathe(
    [
      [0.08, 0.4],
      [0.11, 0.42],
      [0.09, 0.48],
      [0.05, 0.54],
      [0.05, 0.57],
      [0, 0.58],
    ],
    12,
    ['#b3261e', '#c9382f', '#8f1d17'],
  ),
  ...[-1, 1].flatMap((side) => [
    ...bar([side * 0.16, 0.1, 0], [side * 0.16, 0.42, 0], 0.014, '#8d8a84'),
    ...bar([side * 0.16, 0.42, 0], [side * 0.06, 0.47, 0], 0.014, '#8d8a84'),
    ...bar([side * 0.16, 0.42, 0], [side * 0.11, 0.66, 0], 0.009, '#8d8a84', 4),
    ...bar([side * 0.11, 0.66, 0], [0, 0.7, 0], 0.009, '#8d8a84', 4),
  ]),
];
