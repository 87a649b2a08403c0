import { createContext } from 'react-router';
import type { contributorsContract } from '../../features/people/contributors/contract/contributors.ts';
import type { OutputOf } from '../../platform/http/operation.ts';

type Account = NonNullable<OutputOf<(typeof contributorsContract)['account']>['contributor']>;

/** Who works in the contributor area, for the loaders of its pages. */
export const contributorContext = createContext<Account>();

const workingStandings: readonly string[] = ['pending', 'active'];

/** Whether somebody in this standing may work here: prepare, send, publish. */
export const isWorkingStanding = (standing: string): boolean => workingStandings.includes(standing);
