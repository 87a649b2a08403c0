import type { OutputOf } from '../../../../platform/http/operation.ts';
import type { synonymsContract } from '../contract.ts';

export type LexiconPair = OutputOf<typeof synonymsContract.lookUp>['items'][number];

export const toPairName = ({ one, other }: Pick<LexiconPair, 'one' | 'other'>): string => `${one} = ${other}`;
