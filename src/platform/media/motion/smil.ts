import type { DrawingElement } from '../drawing/parse-drawing.ts';
import { MAX_FILM_SECONDS } from './film.ts';
import { type SmilAnimation, scheduleAnimations } from './smil-timing.ts';
import { addValues, blend, ease } from './smil-value.ts';

/** Time in seconds for which the end of an animation that doesn't repeat is shown. */
const HOLD_SECONDS = 1;
/** Properties that style sheets may set, so that an attribute of the same name could have no effect. */
const styled = /^(?:opacity|fill|stroke|stop-|display|visibility|color|flood-|font-size|letter-spacing)/;

const readNumbers = (list: string): number[] =>
  list
    .trim()
    .split(/[\s,]+/)
    .map(Number);
const splitList = (list: string | undefined): string[] =>
  (list ?? '')
    .split(';')
    .map((value) => value.trim())
    .filter((value) => value !== '');

/** Lists the values through which an animation goes; `under` is the value without it. */
function listValues({ element: { attributes, name } }: SmilAnimation, under: string): string[] {
  const { values, from, to, by } = attributes;
  if (name === 'set') return to === undefined ? [] : [to];
  if (values !== undefined) return splitList(values);
  if (to !== undefined) return [from ?? under, to];
  if (by !== undefined) return from === undefined ? ['0', by] : [from, addValues(from, by)];
  return [];
}

/** Value of an animation at a share of its length. */
function valueAt(animation: SmilAnimation, under: string, share: number): string | undefined {
  const values = listValues(animation, under);
  const { calcMode, keyTimes, keySplines } = animation.element.attributes;
  const last = values.length - 1;
  if (last < 1) return values[0];
  const times = splitList(keyTimes).map(Number);
  const steps = calcMode === 'discrete' ? values.length : last;
  const keys = times.length === values.length ? times : values.map((_, at) => at / steps);
  let at = keys.findLastIndex((key) => key <= share);
  if (calcMode === 'discrete') return values[Math.max(0, at)];
  at = Math.min(Math.max(0, at), last - 1);
  const [start = 0, end = 1] = [keys[at], keys[at + 1]];
  const local = end > start ? Math.min(1, (share - start) / (end - start)) : 1;
  const spline = calcMode === 'spline' ? splitList(keySplines)[at] : undefined;
  const eased = spline === undefined ? local : ease(readNumbers(spline), local);
  const [from = '', to = ''] = [values[at], values[at + 1]];
  if (animation.element.name === 'animateTransform') return blendLists(from, to, eased);
  return blend(from, to, eased) ?? (local < 0.5 ? from : to);
}

/** Blends lists of numbers of which the shorter one may leave out the last ones. */
function blendLists(from: string, to: string, share: number): string {
  const [a, b] = [readNumbers(from), readNumbers(to)];
  const length = Math.max(a.length, b.length);
  return Array.from({ length }, (_, at) => {
    const [start, end] = [a[at] ?? 0, b[at] ?? 0];
    return Math.round((start + (end - start) * share) * 10_000) / 10_000;
  }).join(' ');
}

/** Finds which share of a repetition has passed at a time; undefined if the animation has no effect then. */
function findShare({ element, begins, seconds, active }: SmilAnimation, time: number) {
  const begin = begins.findLast((each) => each <= time + 1e-6);
  if (begin === undefined) return undefined;
  const passed = time - begin;
  if (!Number.isFinite(seconds)) return { begin, share: 0 };
  if (passed < active - 1e-6) return { begin, share: (passed % seconds) / seconds };
  if (element.attributes['fill'] !== 'freeze') return undefined;
  const rest = (active % seconds) / seconds;
  return { begin, share: rest === 0 ? 1 : rest };
}

function readUnder({ attributes }: DrawingElement, name: string): string {
  const [, inStyle] = new RegExp(`(?:^|;)\\s*${name}\\s*:([^;]+)`).exec(attributes['style'] ?? '') ?? [];
  return inStyle?.trim() ?? attributes[name] ?? (/opacity$/.test(name) ? '1' : '0');
}

/** Computes the changed attributes of each element at a time. Animations that began later cover earlier ones. */
function computeChanges(animations: readonly SmilAnimation[], time: number) {
  const changes = new Map<DrawingElement, Map<string, string>>();
  const shown = animations.flatMap((animation) => {
    const place = findShare(animation, time);
    return place === undefined ? [] : [{ animation, ...place }];
  });
  for (const { animation, share } of shown.toSorted((one, other) => one.begin - other.begin)) {
    const { target, element } = animation;
    const isTransform = element.name === 'animateTransform';
    const { attributeName = 'transform', type = 'translate', additive, from, values, by } = element.attributes;
    const own = changes.get(target) ?? new Map<string, string>();
    const under =
      own.get(attributeName) ??
      (isTransform ? (target.attributes['transform'] ?? '') : readUnder(target, attributeName));
    const value = valueAt(animation, isTransform ? '0 0' : under, share);
    if (value === undefined) continue;
    const adds = additive === 'sum' || (by !== undefined && from === undefined && values === undefined);
    if (isTransform) own.set(attributeName, `${adds ? under : ''} ${type}(${value})`.trim());
    else own.set(attributeName, adds ? addValues(under, value) : value);
    changes.set(target, own);
  }
  return changes;
}

function applyChanges(
  element: DrawingElement,
  changes: ReadonlyMap<DrawingElement, ReadonlyMap<string, string>>,
): DrawingElement {
  const attributes = { ...element.attributes };
  for (const [name, value] of changes.get(element) ?? []) {
    attributes[name] = value;
    if (styled.test(name)) attributes['style'] = `${attributes['style'] ?? ''};${name}:${value}`;
  }
  const children = element.children
    .filter((child) => typeof child === 'string' || !/^(?:animate|set$)/.test(child.name))
    .map((child) => (typeof child === 'string' ? child : applyChanges(child, changes)));
  return { ...element, attributes, children };
}

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));

/** Shortest time after which all lengths have ended together; the longest of them if it would be too long. */
function findPeriod(lengths: readonly number[]): number {
  const whole = lengths.map((length) => Math.max(1, Math.round(length * 1000)));
  const common = whole.reduce((one, other) => (one * other) / divisor(one, other), 1) / 1000;
  return common <= MAX_FILM_SECONDS ? common : Math.min(MAX_FILM_SECONDS, Math.max(...lengths));
}

export interface SmilFilm {
  readonly seconds: number;
  /** Returns the drawing as it looks at a time, without animations. */
  readonly drawAt: (time: number) => DrawingElement;
}

/** Reads the animations of a drawing as one loop; undefined for a drawing without supported animations. */
export function readSmil(root: DrawingElement): SmilFilm | undefined {
  const animations = scheduleAnimations(root, MAX_FILM_SECONDS * 3).filter(({ begins }) => begins.length > 0);
  if (animations.length === 0) return undefined;
  const repeating = animations.filter(
    ({ begins, seconds, active }) =>
      (active === Number.POSITIVE_INFINITY && Number.isFinite(seconds)) || begins.length > 1,
  );
  const lengths = repeating.map(({ begins, seconds }) =>
    begins.length > 1 ? (begins.at(-1) ?? 0) - (begins.at(-2) ?? 0) : seconds,
  );
  const period = findPeriod(lengths.filter((length) => length > 0.01));
  if (repeating.length > 0) {
    // The loop begins when all repeating parts move.
    const started = Math.max(0, ...repeating.map(({ begins: [first = 0] }) => first));
    const start = Math.ceil(started / period - 1e-6) * period;
    return { seconds: period, drawAt: (time) => applyChanges(root, computeChanges(animations, start + time)) };
  }
  const end = Math.max(
    ...animations.flatMap(({ begins, active }) => begins.map((at) => at + (Number.isFinite(active) ? active : 0))),
  );
  const seconds = Math.min(MAX_FILM_SECONDS, end + HOLD_SECONDS);
  return { seconds, drawAt: (time) => applyChanges(root, computeChanges(animations, time)) };
}
