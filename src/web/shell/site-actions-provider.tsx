import { lazy, type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { wasPlaying } from '../../features/buying/sounds/web/was-playing.ts';
import { importChunk, importOrOfferReload } from '../../ui/components/loading/import-chunk.ts';
import { LazyPart } from '../../ui/components/loading/lazy-part.tsx';
import { ProgressBar } from '../../ui/components/progress-bar.tsx';
import { confirmNavigation } from '../../ui/forms/navigation-blocker.ts';
import { localizeHref, pathWithoutLocale } from '../../ui/locale.ts';
import { hasSessionEnded } from '../../ui/session/session-expiry.ts';
import {
  type CartRequest,
  type ConfirmationRequest,
  type SignInRequest,
  type SiteActions,
  SiteActionsContext,
} from '../../ui/site-actions.ts';
import { onEarlyTap } from './early-taps.ts';
import { loadPopularPictures } from './load-popular-pictures.ts';

const importSignInDialog = () => import('../../features/people/sign-in/web/sign-in-dialog.tsx');
const SignInDialog = lazy(async () => ({ default: (await importChunk(importSignInDialog)).SignInDialog }));
// Most such taps need the dialog. If loading fails, the tap's own call retries and shows the error.
onEarlyTap(() => void importSignInDialog().catch(() => undefined));

const ContributeDialog = lazy(async () => ({
  default: (await importChunk(() => import('../contribute-dialog.tsx'))).ContributeDialog,
}));

const ConfirmationDialog = lazy(async () => ({
  default: (await importChunk(() => import('../../features/people/sign-in/web/confirmation-dialog.tsx')))
    .ConfirmationDialog,
}));

const AddToListDialog = lazy(async () => ({
  default: (await importChunk(() => import('../../features/catalogue/favorite-lists/web/add-to-list-dialog.tsx')))
    .AddToListDialog,
}));

const CartDrawer = lazy(async () => ({
  default: (await importChunk(() => import('../../features/buying/cart/web/cart-drawer.tsx'))).CartDrawer,
}));

const importPlayer = () => import('../../features/buying/sounds/web/open-player.tsx');
const importSignOut = () => import('../../features/people/sign-in/web/sign-out.ts');
const importCart = () => import('../../features/buying/cart/web/cart.ts');
const importFavorites = () => import('../../features/catalogue/favorites/web/favorites.ts');

const putIntoCart = async (request: CartRequest) => (await importOrOfferReload(importCart))?.addToCart(request);

interface OpenedDialog<Request> {
  /** Key of each opening, because the `close` event of one dialog may arrive after the next has opened. */
  readonly key: number;
  readonly request: Request;
}

/** Provides the site's actions to pages. `userId`: the signed-in account. */
export function SiteActionsProvider({ userId, children }: { userId: string | undefined; children: ReactNode }) {
  const [dialog, setDialog] = useState<OpenedDialog<SignInRequest> | null>(null);
  const [confirmation, setConfirmation] = useState<OpenedDialog<ConfirmationRequest> | null>(null);
  const [listedId, setListedId] = useState<string | null>(null);
  const [drawer, setDrawer] = useState<OpenedDialog<{ readonly isAdded: boolean }> | null>(null);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const closeLists = useCallback(() => setListedId(null), []);
  useSessionOf(userId);
  useResumedPlayer();
  // The drawer closes when the page or the account changes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: these changes close it
  useEffect(() => setDrawer(null), [pathname, userId]);
  const actions = useMemo((): SiteActions => {
    const openSignIn: SiteActions['openSignIn'] = (reason, then, options) => {
      // The page shows an account for a moment after its session has ended.
      if (userId === undefined || hasSessionEnded())
        setDialog((last) => ({ key: (last?.key ?? 0) + 1, request: { reason, then, ...options } }));
      else then?.();
    };
    const showDrawer = (isAdded: boolean) => setDrawer((last) => ({ key: (last?.key ?? 0) + 1, request: { isAdded } }));
    const chooseLists: SiteActions['chooseLists'] = (id) => openSignIn('favorite', () => setListedId(id));
    return {
      openSignIn,
      chooseLists,
      confirmSignIn: (request) => setConfirmation((last) => ({ key: (last?.key ?? 0) + 1, request })),
      toggleFavorite: (id) => {
        const change = (how: 'toggle' | 'add') =>
          importOrOfferReload(importFavorites).then((favorites) =>
            how === 'toggle' ? favorites?.toggle(id, chooseLists) : favorites?.setFavorite(id, true, chooseLists),
          );
        if (userId === undefined) openSignIn('favorite', () => change('add'), { saysWhatItDid: true });
        else void change('toggle');
      },
      openCardMenu: (contentId, anchor) =>
        void importOrOfferReload(() => import('../card-menu.tsx')).then((imported) =>
          imported?.openCardMenu(contentId, anchor, userId !== undefined, () => chooseLists(contentId)),
        ),
      playSounds: (work) => void importOrOfferReload(importPlayer).then((player) => player?.playWork(work)),
      addToCart: (request) =>
        openSignIn(
          'cart',
          async () => {
            if ((await putIntoCart(request)) !== undefined) showDrawer(true);
          },
          { saysWhatItDid: true },
        ),
      buyNow: (request) =>
        openSignIn(
          'buy',
          async () => {
            const added = await putIntoCart(request);
            if (added !== undefined) await navigate(localizeHref(`/cart?only=${added.variant._id}`));
          },
          { saysWhatItDid: true },
        ),
      openCart: () => showDrawer(false),
      signOut: async () => {
        if (!(await confirmNavigation())) return;
        const imported = await importOrOfferReload(importSignOut);
        if (imported === undefined) return;
        // Leaves the profile pages, which require an account.
        if (pathWithoutLocale(pathname).startsWith('/profile')) await navigate(localizeHref('/'));
        await imported.signOut();
      },
      leaveSignedOut: async (message) => {
        const imported = await importOrOfferReload(importSignOut);
        await imported?.completeSignOut(() => navigate(localizeHref('/')), message);
      },
    };
  }, [userId, pathname, navigate]);
  return (
    <SiteActionsContext value={actions}>
      {children}
      {dialog === null ? null : (
        <LazyPart key={dialog.key} fallback={<ProgressBar />}>
          {dialog.request.reason === 'contribute' ? (
            <ContributeDialog
              loadPictures={loadPopularPictures}
              request={dialog.request}
              onClose={() => setDialog(null)}
            />
          ) : (
            <SignInDialog loadPictures={loadPopularPictures} request={dialog.request} onClose={() => setDialog(null)} />
          )}
        </LazyPart>
      )}
      {drawer === null ? null : (
        <LazyPart key={`cart-${drawer.key}`} fallback={<ProgressBar />}>
          <CartDrawer isAdded={drawer.request.isAdded} onClosed={() => setDrawer(null)} />
        </LazyPart>
      )}
      {listedId === null ? null : (
        <LazyPart key={listedId} fallback={<ProgressBar />}>
          <AddToListDialog contentId={listedId} onClose={closeLists} />
        </LazyPart>
      )}
      {confirmation === null ? null : (
        <LazyPart key={`confirmation-${confirmation.key}`}>
          <ConfirmationDialog request={confirmation.request} onClose={() => setConfirmation(null)} />
        </LazyPart>
      )}
    </SiteActionsContext>
  );
}

/** Loads the player if the tab's previous document played something. */
function useResumedPlayer(): void {
  useEffect(() => {
    if (wasPlaying())
      void importPlayer()
        .then(({ resumePlayer }) => resumePlayer())
        .catch(() => undefined);
  }, []);
}

/**
 * Loads favourites and the cart's count for a signed-in account. If the script isn't available, both stay empty until
 * they are used.
 */
function useSessionOf(userId: string | undefined): void {
  useEffect(() => {
    if (userId === undefined) return;
    const imported = import('../signed-in.ts').catch(() => undefined);
    void imported.then((start) => start?.startSession());
    return () => void imported.then((start) => start?.endSession());
  }, [userId]);
}
