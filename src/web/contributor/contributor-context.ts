import { createContext } from 'react-router';
import type { contributorsContract } from '../../features/people/contributors/contract/contributors.ts';
import type { OutputOf } from '../../platform/http/operation.ts';

type Account = NonNullable<OutputOf<(typeof contributorsContract)['account']>['contributor']>;

/** The contributor, for loaders of the contributor area. */
export const contributorContext = createContext<Account>();

const workingStandings: readonly string[] = ['pending', 'active'];

/** Whether a contributor with this status may work here: prepare, submit and publish works. */
export const isWorkingStanding = (standing: string): boolean => workingStandings.includes(standing);

/** Whether somebody with this status can have earnings paid out: affiliates, too. */
export const isPayableStanding = (standing: string): boolean => isWorkingStanding(standing) || standing === 'affiliate';
