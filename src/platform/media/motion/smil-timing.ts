import type { DrawingElement } from '../drawing/parse-drawing.ts';

/** An animation element with its target and its times in seconds. */
export interface SmilAnimation {
  readonly element: DrawingElement;
  readonly target: DrawingElement;
  /** Length of one repetition; infinite for a value that is set for good. */
  readonly seconds: number;
  /** Length of all repetitions. */
  readonly active: number;
  /** Times at which the animation starts, in order. */
  readonly begins: number[];
}

const elements = new Set(['animate', 'animateTransform', 'set']);
const MAX_STARTS = 4000;

/** Reads a time such as `1.5s`, `300ms`, `0:02` or `2`; undefined for others. */
function readSeconds(text: string | undefined): number | undefined {
  const [, sign, amount = '', unit = 's'] = /^\s*([-+]?)\s*(\d*\.?\d+)(h|min|s|ms)?\s*$/.exec(text ?? '') ?? [];
  const clock = /^\s*(?:(\d+):)?(\d+):(\d+(?:\.\d+)?)\s*$/.exec(text ?? '');
  if (clock !== null) return Number(clock[1] ?? 0) * 3600 + Number(clock[2]) * 60 + Number(clock[3]);
  if (sign === undefined) return undefined;
  const factor = { h: 3600, min: 60, s: 1, ms: 0.001 }[unit] ?? 1;
  return Number(amount) * factor * (sign === '-' ? -1 : 1);
}

function readActive({ attributes, name }: DrawingElement): { seconds: number; active: number } {
  const seconds = readSeconds(attributes['dur']) ?? Number.POSITIVE_INFINITY;
  const { repeatCount, repeatDur } = attributes;
  if (name === 'set' || seconds <= 0) return { seconds, active: seconds > 0 ? seconds : Number.POSITIVE_INFINITY };
  if (repeatCount === 'indefinite' || repeatDur === 'indefinite') return { seconds, active: Number.POSITIVE_INFINITY };
  const total = readSeconds(repeatDur);
  const count = Number(repeatCount ?? 1);
  return { seconds, active: total ?? seconds * (count > 0 ? count : 1) };
}

/** Lists the animations of a drawing. */
function listAnimations(root: DrawingElement): SmilAnimation[] {
  const byId = new Map<string, DrawingElement>();
  const found: { element: DrawingElement; parent: DrawingElement }[] = [];
  const visit = (parent: DrawingElement): void => {
    const { id } = parent.attributes;
    if (id !== undefined) byId.set(id, parent);
    for (const element of parent.children) {
      if (typeof element === 'string') continue;
      if (elements.has(element.name)) found.push({ element, parent });
      visit(element);
    }
  };
  visit(root);
  return found.flatMap(({ element, parent }) => {
    const { href, 'xlink:href': xlink } = element.attributes;
    const address = href ?? xlink;
    const target = address === undefined ? parent : byId.get(address.slice(1));
    return target === undefined ? [] : [{ element, target, ...readActive(element), begins: [] }];
  });
}

interface Trigger {
  readonly id: string;
  readonly edge: string;
  readonly offset: number;
}

/** Reads when an animation begins: at times, and with or after others, as in `0s; spin.end+1s`. */
function readBegin(text = '0s'): { times: number[]; triggers: Trigger[] } {
  const parts = text.split(';').map((part) => part.trim());
  const times = parts.flatMap((part) => readSeconds(part) ?? []);
  const triggers = parts.flatMap((part) => {
    const [, id, edge, offset = '0'] = /^([\w-]+)\.(begin|end)\s*([-+].+)?$/.exec(part) ?? [];
    const seconds = readSeconds(offset.replace(/\s+/g, ''));
    return id === undefined || edge === undefined || seconds === undefined ? [] : [{ id, edge, offset: seconds }];
  });
  return { times, triggers };
}

/** Lists the animations of a drawing with all starts before `until` seconds, which may depend on each other. */
export function scheduleAnimations(root: DrawingElement, until: number): SmilAnimation[] {
  const all = listAnimations(root);
  const due: { at: number; each: SmilAnimation; edge: string }[] = [];
  const followers = new Map<string, { each: SmilAnimation; offset: number }[]>();
  const add = (at: number, each: SmilAnimation, edge: string): void => {
    if (at <= until) due.push({ at, each, edge });
  };
  for (const each of all) {
    const { times, triggers } = readBegin(each.element.attributes['begin']);
    for (const at of times) add(at, each, 'begin');
    for (const { id, edge, offset } of triggers) {
      const key = `${id}.${edge}`;
      followers.set(key, [...(followers.get(key) ?? []), { each, offset }]);
    }
  }
  for (let starts = 0; due.length > 0 && starts < MAX_STARTS; starts += 1) {
    const next = due.reduce((first, other) => (other.at < first.at ? other : first));
    due.splice(due.indexOf(next), 1);
    const { at, each, edge } = next;
    if (edge === 'begin') {
      if (each.begins.at(-1) === at) continue;
      each.begins.push(at);
      if (Number.isFinite(each.active)) add(at + each.active, each, 'end');
    }
    const { id } = each.element.attributes;
    for (const { each: follower, offset } of followers.get(`${id}.${edge}`) ?? [])
      add(Math.max(at, at + offset), follower, 'begin');
  }
  return all;
}
