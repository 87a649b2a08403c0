import type { Context } from '../../../../platform/context.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import { translate } from '../rules.ts';

/** Refuses a change of outdated data, because another admin has changed it since the caller read it. */
export const refuseStale = ({ locale }: Context): Problem =>
  new Problem('conflict', { detail: translate('changed_meanwhile', locale) });
