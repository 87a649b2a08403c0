import { browserApi } from '../../../../ui/api/client.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import { useSiteActions } from '../../../../ui/site-actions.ts';
import { useProfile } from '../../accounts/web/profile/profile-view.ts';
import { TokenList, type TokenLists } from './token-list.tsx';

/** The person's API tokens. A new one needs a recent sign-in, because a stolen session must not create it. */
export function OwnTokens({ tokens }: { tokens: TokenLists }) {
  const { confirmSignIn } = useSiteActions();
  const { user } = useProfile();
  return (
    <TokenList
      {...tokens}
      asksPassword={false}
      create={async ({ name, days, scopes }, show) => {
        let secret = '';
        confirmSignIn({
          title: m.tokens_new_title(),
          text: m.tokens_confirm(),
          methods: user.methods,
          removes: true,
          failure: m.tokens_failed(),
          work: async (proof) => {
            ({ secret } = await browserApi('POST /user/tokens/create', { body: { name, days, scopes, proof } }));
          },
          afterwards: () => show(secret),
        });
      }}
      revoke={(id) => browserApi('DELETE /user/tokens/{id}', { params: { id } })}
    />
  );
}
