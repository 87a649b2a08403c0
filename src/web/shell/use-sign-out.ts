import { useLocation, useNavigate } from 'react-router';
import { confirmNavigation } from '../../ui/forms/navigation-blocker.ts';
import { localizeHref, pathWithoutLocale } from '../../ui/locale.ts';

/** Away from what only they may see, then out; not without asking where something would be lost. */
export function useSignOut(): () => Promise<void> {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return async () => {
    if (!(await confirmNavigation())) return;
    const { signOut } = await import('../../features/sign-in/web/sign-out.ts');
    if (pathWithoutLocale(pathname).startsWith('/profile')) await navigate(localizeHref('/'));
    await signOut();
  };
}
