import type { CSSProperties } from 'react';
import { firstLetter } from '../../../../ui/components/media/avatar.tsx';
import { ClipPlayer } from '../../../../ui/components/media/clip-player.tsx';
import { Picture } from '../../../../ui/components/media/picture.tsx';
import { takeLostFocus } from '../../../../ui/lists/lost-focus.ts';
import { getLocale, localizeHref } from '../../../../ui/locale.ts';
import { formatMoney } from '../../../../ui/money.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import './content-card.css';
import './card-menu.css';
import './waiting-cards.css';
import './card-names.css';
import './large-grid.css';
import './second-picture.css';
import './tile-play.css';
import { type CardView, describePrice, otherLanguage, toContentPath } from './card-view.ts';
import type { TileShape } from './row-layout.ts';
import { SecondPicture } from './second-picture.tsx';

// The markup has plain class names and few elements, because a server renders 24 cards per listing, 300 times a second.

interface ContentCardProps {
  readonly item: CardView;
  readonly shape: TileShape;
  readonly priority: boolean;
  readonly favorite: boolean;
  /** Whether the signed-in account has bought the work. */
  readonly owned: boolean;
  readonly takesFocus: boolean;
  /** Whether the list shows large pictures. */
  readonly large: boolean;
}

export function ContentCard({ item, shape, priority, favorite, owned, takesFocus, large }: ContentCardProps) {
  const { picture } = item;
  const href = localizeHref(toContentPath(item));
  const badge = [owned ? m.catalogue_owned_badge() : '', item.mark ?? '', item.ai ? m.catalogue_ai_badge() : '']
    .filter(Boolean)
    .join(' · ');
  const hasButton = item.clip !== undefined || item.second !== undefined || item.hasSounds === true;
  const place = hasButton ? 'tile-picture relative' : 'tile-picture';
  return (
    <li className="tile" style={tileStyle(shape)}>
      <div className={picture?.square ? `${place} tile-sign` : place}>
        {picture === null ? (
          <span className="tile-none">{item.formats}</span>
        ) : (
          <Picture
            picture={picture}
            // An alternative text that repeats the title would be noise for screen readers.
            alt={picture.alt === item.title ? '' : picture.alt}
            sizes={large ? largeSizes(shape) : listSizes(shape)}
            priority={priority}
            className=""
          />
        )}
        {item.clip === undefined ? null : <ClipPlayer url={item.clip} title={item.title} frame=".tile" />}
        {item.second === undefined ? null : (
          <SecondPicture url={item.second} title={item.title} moves={item.moves === true} />
        )}
        {item.hasSounds ? (
          <button
            type="button"
            className="tile-play"
            data-act="play"
            aria-label={m.catalogue_play({ title: item.title })}
          />
        ) : null}
        {badge === '' ? null : <span className="tile-badge">{badge}</span>}
      </div>
      <h3 lang={item.lang === getLocale() ? undefined : item.lang}>
        <a href={href} ref={takesFocus ? takeLostFocus : undefined}>
          {item.title}
        </a>
      </h3>
      {item.secondTitle === null ? null : (
        <p className="tile-second" lang={otherLanguage(item.lang)}>
          {item.secondTitle}
        </p>
      )}
      <a className="tile-maker" href={localizeHref(`/contributors/${item.contributorKey}`)}>
        <Face name={item.contributor} image={item.face} />
        <span>{item.contributor}</span>
      </a>
      <p className="tile-price" data-free={item.maxPrice === 0 ? '' : undefined}>
        {describePrice(item)}
        {item.sale === undefined ? null : <Before sale={item.sale} currency={item.currency} />}
      </p>
      <button
        type="button"
        className="tile-act tile-heart"
        data-act="favorite"
        aria-pressed={favorite}
        aria-label={m.catalogue_favorite({ title: item.title })}
      />
      <button
        type="button"
        className="tile-act tile-more"
        data-act="menu"
        aria-haspopup="menu"
        aria-label={m.catalogue_more({ title: item.title })}
      />
      {owned ? (
        <a className="tile-act tile-cart tile-download" href={href}>
          <span className="sr-only">{m.catalogue_owned_download({ title: item.title })}</span>
        </a>
      ) : item.maxPrice === 0 ? null : (
        <button
          type="button"
          className="tile-act tile-cart"
          data-act="cart"
          aria-label={m.catalogue_add_to_cart({ title: item.title })}
        />
      )}
    </li>
  );
}

/** Price before the sale, and the lowest of the 30 days before, if it is another one. */
function Before({ sale, currency }: Pick<CardView, 'currency'> & { sale: NonNullable<CardView['sale']> }) {
  const { listPrice, lowestPrice } = sale;
  return (
    <>
      {' '}
      <s>{formatMoney(listPrice, currency)}</s>
      {lowestPrice === listPrice ? null : (
        <small> {m.catalogue_lowest({ price: formatMoney(lowestPrice, currency) })}</small>
      )}
    </>
  );
}

function tileStyle(shape: TileShape) {
  return { '--r': shape.ratio, '--s': shape.pairRatio, '--w': shape.share } as CSSProperties;
}

/**
 * Builds `sizes`. Phones: the tile's share of the width without page margins and gap. Wider windows: the row height
 * times the ratio.
 */
function listSizes(shape: TileShape): string {
  return `(min-width:576px) ${Math.round(shape.ratio * 230)}px, calc((100vw - 44px) * ${shape.share})`;
}

/** Builds `sizes` for large pictures. Phones: the whole width. Wider windows: as in `listSizes`, for higher rows. */
function largeSizes(shape: TileShape): string {
  return `(min-width:576px) ${Math.round(shape.ratio * 350)}px, calc(100vw - 32px)`;
}

/** The contributor's picture or first letter. It is hidden from screen readers, because the name is beside it. */
function Face({ name, image }: { name: string; image: string | null }) {
  if (image === null)
    return (
      <span className="tile-face" aria-hidden="true">
        {firstLetter(name)}
      </span>
    );
  return <img className="tile-face" src={image} alt="" width={20} height={20} loading="lazy" decoding="async" />;
}
