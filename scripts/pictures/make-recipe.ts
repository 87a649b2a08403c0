/**
 * Generates `recipe.bin` from the pictures of the demo catalogue: the mean of all features, and the axes that
 * distinguish pictures best. Increase `RECIPE` afterwards.
 *
 *     node scripts/pictures/make-recipe.ts src/platform/media/embedding/recipe.bin
 */
import { writeFileSync } from 'node:fs';
import { VECTOR_LENGTH } from '../../src/platform/media/embedding/recipe.ts';
import { readDemoFeatures } from './demo-features.ts';
import { findPrincipalAxes } from './principal-axes.ts';

/** Exponent that slightly equalizes the axes, because those with little variance would hardly count. */
const EXPONENT = -0.15;

const [to] = process.argv.slice(2);
if (to === undefined) throw new Error('Say which file to write.');

const rows: Float64Array[] = [];
for await (const { features } of readDemoFeatures()) rows.push(Float64Array.from(features.values));
const mean = Float64Array.from(
  rows[0] ?? [],
  (_, at) => rows.reduce((sum, row) => sum + (row[at] ?? 0), 0) / rows.length,
);
const centred = rows.map((row) => row.map((value, at) => value - (mean[at] ?? 0)));
const axes = findPrincipalAxes(centred, VECTOR_LENGTH).map(({ direction, variance }) =>
  direction.map((value) => value * variance ** EXPONENT),
);
writeFileSync(to, Float32Array.from([mean, ...axes].flatMap((vector) => [...vector])));
console.log(`${rows.length} pictures, ${mean.length} features, ${axes.length} axes`);
