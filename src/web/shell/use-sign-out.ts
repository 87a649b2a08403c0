import { useLocation, useNavigate } from 'react-router';
import { localizeHref, pathWithoutLocale } from '../locale.ts';
import { mayLeave } from '../ui/leave-place.ts';

/** Away from what only they may see, then out; not without asking where something would be lost. */
export function useSignOut(): () => Promise<void> {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return async () => {
    if (!(await mayLeave())) return;
    const { signOut } = await import('../../features/accounts/web/session.ts');
    if (pathWithoutLocale(pathname).startsWith('/profile')) await navigate(localizeHref('/'));
    await signOut();
  };
}
