import { customEndpoint, type Endpoint, readEndpoint } from '../../../platform/http/endpoint.ts';
import type { SignInMethod } from '../../../platform/identity/methods.ts';
import { signInContract as contract } from './contract.ts';
import { linkMethod, unlinkMethod } from './service/link.ts';
import { createSetUpReporter } from './service/set-up-problem.ts';
import { type ApplyToContribute, signIn } from './service/sign-in.ts';

/** `applyToContribute`: applies for people who sign in to become contributors; contributors depend on this feature. */
export function signInEndpoints({ applyToContribute }: { readonly applyToContribute: ApplyToContribute }): Endpoint[] {
  const signInBy = (method: SignInMethod) =>
    customEndpoint(contract[method], (ctx, { body }, request) => {
      const apply = body.isContributor === true ? applyToContribute : undefined;
      return signIn(ctx, request, { idToken: body.idToken, method, apply });
    });
  return [
    readEndpoint(contract.settings, async (ctx) => ctx.platform.identity.client),
    customEndpoint(contract.reportSetUpProblem, createSetUpReporter()),
    signInBy('phone'),
    signInBy('google'),
    signInBy('facebook'),
    customEndpoint(contract.link, linkMethod),
    customEndpoint(contract.unlink, unlinkMethod),
  ];
}
