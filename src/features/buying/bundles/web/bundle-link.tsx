import { nameBundle, toBundleHref } from './bundle-view.ts';

interface BundleLinkProps {
  readonly bundle: Parameters<typeof nameBundle>[0] & { readonly isOnSale: boolean };
}

/** Name of a bundle; a link while the bundle is on sale, because it has no page otherwise. */
export const BundleLink = ({ bundle }: BundleLinkProps) =>
  bundle.isOnSale ? (
    <a
      href={toBundleHref(bundle)}
      className="inline-block min-h-6 underline decoration-line underline-offset-4 wrap-anywhere hover:decoration-ink"
    >
      {nameBundle(bundle)}
    </a>
  ) : (
    <span className="wrap-anywhere">{nameBundle(bundle)}</span>
  );
