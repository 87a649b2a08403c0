import { expect, it } from 'vitest';
import { orderStatuses } from '../contract/orders.ts';
import { canMove, transitions } from './status.ts';

it('lets an order become what its money can still make of it', () => {
  const moves = orderStatuses.flatMap((from) =>
    orderStatuses.filter((to) => canMove(from, to)).map((to) => `${from} > ${to}`),
  );
  const declared = Object.entries(transitions).flatMap(([from, all]) => all.map((to) => `${from} > ${to}`));
  expect(declared.toSorted()).toEqual(moves.toSorted());
  expect(moves.toSorted()).toEqual([
    'cancelled > on_hold',
    'cancelled > paid',
    'cancelled > pending',
    'expired > on_hold',
    'expired > paid',
    'failed > expired',
    'failed > on_hold',
    'failed > paid',
    'failed > pending',
    'on_hold > cancelled',
    'on_hold > paid',
    'paid > refunded',
    'pending > cancelled',
    'pending > expired',
    'pending > failed',
    'pending > on_hold',
    'pending > paid',
  ]);
});
