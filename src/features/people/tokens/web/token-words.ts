import { m } from '../../../../ui/paraglide/messages.js';
import type { TokenScope } from '../contract.ts';

const scopes: Readonly<Record<TokenScope, () => string>> = {
  'catalogue:read': () => m.tokens_scope_catalogue(),
  'works:read': () => m.tokens_scope_works(),
  'works:upload': () => m.tokens_scope_upload(),
  'orders:read': () => m.tokens_scope_orders(),
  'earnings:read': () => m.tokens_scope_earnings(),
  'withdrawals:read': () => m.tokens_scope_withdrawals(),
  'admin:read': () => m.tokens_scope_admin(),
  'owner:read': () => m.tokens_scope_owner(),
};

/** What a scope allows, for people. */
export const describeScope = (scope: TokenScope): string => scopes[scope]();
