import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { readListSearch } from '../../features/catalogue/search/web/list-search.ts';
import { normalizeSlashes, parsePathLocale, pathWithoutLocale } from '../../ui/locale.ts';
import { scrollToLateTarget } from './late-target.ts';

const filesAndCalls = /^\/(api|media|assets|uploads|language)\/|\.(xml|txt)$/;

const isAdminPath = (path: string): boolean => /^\/admin(\/|$)/.test(pathWithoutLocale(path));

/**
 * Whether a URL is a page of this site in the document's language; the browser loads any other. It also loads pages
 * when changing between the admin area and the site, because a document keeps its content security policy.
 */
function isOwnPage(url: URL): boolean {
  return (
    url.origin === location.origin &&
    !filesAndCalls.test(url.pathname) &&
    parsePathLocale(url.pathname) === parsePathLocale(location.pathname) &&
    isAdminPath(url.pathname) === isAdminPath(location.pathname)
  );
}

function findLink(event: MouseEvent): HTMLAnchorElement | null {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return null;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link === null || !link.href || (link.target && link.target !== '_self') || link.hasAttribute('download'))
    return null;
  return link;
}

/** URL of a submitted GET form, without empty fields. */
function buildFormUrl(form: HTMLFormElement, submitter: HTMLElement | null): URL {
  const url = new URL(form.action);
  url.search = '';
  for (const [name, value] of new FormData(form, submitter)) {
    if (typeof value === 'string' && value !== '') url.searchParams.append(name, value);
  }
  return url;
}

/**
 * Handles plain links and GET forms of the site as client navigations, so that pages are plain HTML that also works
 * without JavaScript. `data-keep-scroll` on a link or form keeps the scroll position; `data-reload` loads a new
 * document.
 */
export function useClientNavigation(): void {
  const navigate = useNavigate();
  const { pathname } = useLocation();

  useEffect(() => {
    const go = (event: Event, url: URL, source: HTMLElement) => {
      if (!isOwnPage(url) || source.dataset['reload'] !== undefined) return;
      event.preventDefault();
      document.querySelector<HTMLElement>(':popover-open')?.hidePopover();
      const search = readListSearch(location);
      const going = navigate(normalizeSlashes(url.pathname) + url.search + url.hash, {
        preventScrollReset: source.dataset['keepScroll'] !== undefined,
        replace: url.href === location.href,
        // The search terms are passed to the work's page, which counts the search.
        ...(search === null ? {} : { state: { search } }),
      });
      void Promise.resolve(going).then(() => scrollToLateTarget(location.hash));
    };
    const onClick = (event: MouseEvent) => {
      const link = findLink(event);
      if (link === null) return;
      const url = new URL(link.href);
      const samePage = url.pathname === location.pathname && url.search === location.search;
      if (samePage && url.hash !== '') return;
      go(event, url, link);
    };
    const onSubmit = (event: SubmitEvent) => {
      const form = event.target;
      if (event.defaultPrevented || !(form instanceof HTMLFormElement) || form.method !== 'get') return;
      go(event, buildFormUrl(form, event.submitter), form);
    };
    const onKey = (event: KeyboardEvent) => {
      const typing =
        event.target instanceof HTMLElement &&
        event.target.closest('input, textarea, select, [contenteditable]') !== null;
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || typing) return;
      event.preventDefault();
      document.getElementById('site-search')?.focus();
    };
    document.addEventListener('click', onClick);
    document.addEventListener('submit', onSubmit);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('click', onClick);
      document.removeEventListener('submit', onSubmit);
      document.removeEventListener('keydown', onKey);
    };
  }, [navigate]);

  useFocusOnNewPage(pathname);
}

let shown: string | undefined;

/** Moves the focus to `main` after a client navigation, like a new document would, for screen readers. */
function useFocusOnNewPage(pathname: string): void {
  useEffect(() => {
    if (shown !== undefined && shown !== pathname) document.getElementById('main')?.focus({ preventScroll: true });
    shown = pathname;
  }, [pathname]);
}
