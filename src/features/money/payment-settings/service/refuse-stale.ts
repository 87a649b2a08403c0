import type { Context } from '../../../../platform/context.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import { translate } from '../rules.ts';

/** Somebody else has changed what the caller saw. */
export const refuseStale = ({ locale }: Context): Problem =>
  new Problem('conflict', { detail: translate('changed_meanwhile', locale) });
