import { useLocation, useNavigate } from 'react-router';
import { localizeHref, pathWithoutLocale } from '../locale.ts';

/** Away from what only they may see, then out. */
export function useSignOut(): () => Promise<void> {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return async () => {
    const { signOut } = await import('../../features/accounts/web/session.ts');
    if (pathWithoutLocale(pathname).startsWith('/profile')) await navigate(localizeHref('/'));
    await signOut();
  };
}
