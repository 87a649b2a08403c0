import { Panel } from '../../../../ui/admin/page-heading.tsx';
import { useAdminApi } from '../../../../ui/admin/use-admin-api.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import { TokenList, type TokenLists } from './token-list.tsx';

/** API tokens of the signed-in admin, as a panel of the security page. */
export function AdminTokens({ tokens }: { tokens: TokenLists }) {
  const api = useAdminApi();
  return (
    <Panel title={m.tokens_title()} text={m.tokens_admin_text()}>
      <TokenList
        {...tokens}
        asksPassword
        create={async (body, show) => show((await api('POST /admin/tokens/create', { body })).secret)}
        revoke={(id) => api('DELETE /admin/tokens/{id}', { params: { id } })}
      />
    </Panel>
  );
}
