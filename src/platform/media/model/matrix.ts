/** A matrix of four columns, one after the other, as glTF stores them. */
export type Matrix = readonly number[];

export const identity: Matrix = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1];

export function multiply(a: Matrix, b: Matrix): Matrix {
  const product: number[] = [];
  for (let column = 0; column < 16; column += 4)
    for (let row = 0; row < 4; row += 1) {
      let sum = 0;
      for (let at = 0; at < 4; at += 1) sum += (a[at * 4 + row] ?? 0) * (b[column + at] ?? 0);
      product.push(sum);
    }
  return product;
}

/** Combines translation, rotation (a quaternion) and scale. */
export function compose(translation: readonly number[], rotation: readonly number[], scale: readonly number[]): Matrix {
  const [x = 0, y = 0, z = 0, w = 1] = rotation;
  const [wide = 1, high = 1, deep = 1] = scale;
  const [left = 0, up = 0, near = 0] = translation;
  return [
    (1 - 2 * (y * y + z * z)) * wide,
    2 * (x * y + z * w) * wide,
    2 * (x * z - y * w) * wide,
    0,
    2 * (x * y - z * w) * high,
    (1 - 2 * (x * x + z * z)) * high,
    2 * (y * z + x * w) * high,
    0,
    2 * (x * z + y * w) * deep,
    2 * (y * z - x * w) * deep,
    (1 - 2 * (x * x + y * y)) * deep,
    0,
    left,
    up,
    near,
    1,
  ];
}

/** Computes the matrix that turns normals: the cofactors of the first three rows and columns. */
export function toNormalMatrix(matrix: Matrix): Matrix {
  const [a = 0, b = 0, c = 0, , d = 0, e = 0, f = 0, , g = 0, h = 0, i = 0] = matrix;
  return [
    e * i - f * h,
    f * g - d * i,
    d * h - e * g,
    h * c - i * b,
    i * a - g * c,
    g * b - h * a,
    b * f - c * e,
    c * d - a * f,
    a * e - b * d,
  ];
}

/** Whether a matrix mirrors, so that the corners of triangles go around in the other direction. */
export function isMirroring(matrix: Matrix): boolean {
  const [a = 0, b = 0, c = 0] = matrix;
  const [x = 0, y = 0, z = 0] = toNormalMatrix(matrix);
  return a * x + b * y + c * z < 0;
}
