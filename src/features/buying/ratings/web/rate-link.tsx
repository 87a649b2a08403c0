import { toReadablePath } from '../../../../platform/readable-path.ts';
import { Icon } from '../../../../ui/components/icon.tsx';
import { localizeHref } from '../../../../ui/locale.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import { Stars } from './stars.tsx';

interface RateLinkProps {
  readonly contentId: string;
  readonly title: string;
  /** Stars that the person gave; null if the work isn't rated yet. */
  readonly stars: number | null;
}

/** Link to the ratings on a work's page, where its buyer can rate it. */
export function RateLink({ contentId, title, stars }: RateLinkProps) {
  return (
    <p className="mt-1 text-14">
      <a
        href={localizeHref(`${toReadablePath('/content', contentId, title)}#ratings`)}
        aria-label={stars === null ? m.ratings_rate_named({ title }) : undefined}
        className="inline-flex min-h-6 items-center gap-1.5 underline-offset-4 hover:underline"
      >
        {stars === null ? (
          <>
            <Icon name="star" className="size-4" />
            {m.ratings_rate()}
          </>
        ) : (
          <>
            {m.ratings_own()} <Stars value={stars} />
          </>
        )}
      </a>
    </p>
  );
}
