import sprite from './icons.svg?url&no-inline';

/** Lucide's drawings (ISC licence), the ones in use, as one cached file: no script, and nothing to draw on the server. */
export type IconName =
  | 'arrow-down-wide-narrow'
  | 'arrow-left'
  | 'arrow-right'
  | 'arrow-up-right'
  | 'badge-check'
  | 'box'
  | 'check'
  | 'chevron-down'
  | 'chevron-left'
  | 'chevron-right'
  | 'circle-alert'
  | 'circle-user-round'
  | 'copy'
  | 'download'
  | 'external-link'
  | 'eye'
  | 'file-text'
  | 'flag'
  | 'gift'
  | 'globe'
  | 'grid-2x2'
  | 'heart'
  | 'house'
  | 'image'
  | 'info'
  | 'languages'
  | 'layers'
  | 'layout-grid'
  | 'link'
  | 'log-in'
  | 'mail'
  | 'maximize-2'
  | 'menu'
  | 'minus'
  | 'moon'
  | 'music'
  | 'palette'
  | 'pause'
  | 'play'
  | 'plus'
  | 'rotate-ccw'
  | 'scale'
  | 'search'
  | 'share-2'
  | 'shopping-bag'
  | 'sliders-horizontal'
  | 'sparkles'
  | 'sun'
  | 'tag'
  | 'triangle-alert'
  | 'type'
  | 'upload'
  | 'user-round'
  | 'users-round'
  | 'wallet'
  | 'x'
  | 'zoom-in'
  | 'zoom-out';

/** Decorative: the words beside it, or the control's label, say what it means. `className` sizes it; 20 px without. */
export function Icon({ name, className = 'size-5' }: { name: IconName; className?: string }) {
  return (
    <svg className={`shrink-0 ${className}`} aria-hidden="true" focusable="false">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
