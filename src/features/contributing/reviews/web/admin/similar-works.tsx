import { Panel } from '../../../../../ui/admin/page-heading.tsx';
import { formatCount } from '../../../../../ui/money.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import { statusWords } from '../status-words.ts';
import type { Review, ReviewPicture } from './review-view.ts';

function Shown({ picture, label }: { picture: ReviewPicture | null; label: string }) {
  return (
    <figure className="min-w-0">
      <div className="grid aspect-square place-items-center overflow-hidden rounded-control border border-line bg-line/40">
        {picture?.small == null ? null : (
          <img src={picture.small} alt={picture.alt} loading="lazy" className="size-full object-contain" />
        )}
      </div>
      <figcaption className="mt-1 truncate text-12 text-muted">{label}</figcaption>
    </figure>
  );
}

const describeLikeness = ({ isSameFile, distance, likeness }: Review['similar'][number]): string[] => [
  ...(isSameFile ? [m.reviews_similar_same()] : []),
  ...(distance === null ? [] : [m.reviews_similar_bits({ count: formatCount(distance) })]),
  ...(likeness === null ? [] : [m.reviews_similar_likeness({ count: formatCount(likeness) })]),
];

/** Number of works shown at first: more would push the work's own details off the page. */
const SHOWN = 6;

interface PairsProps extends Pick<Review, 'similar' | 'previews'> {
  readonly className?: string;
}

/** Each similar work beside the picture to which it is similar. */
function Pairs({ similar, previews, className = '' }: PairsProps) {
  return (
    <ul className={`grid gap-5 sm:grid-cols-2 ${className}`}>
      {similar.map((work) => (
        <li key={work.contentId} className="grid gap-2">
          <div className="grid grid-cols-2 gap-2">
            <Shown
              picture={previews.find(({ _id }) => _id === work.nearTo) ?? previews[0] ?? null}
              label={m.reviews_this_work()}
            />
            <Shown picture={work.preview} label={work.title} />
          </div>
          <p className="text-14 wrap-anywhere">
            <span className="font-medium">{work.title}</span> · {work.contributor.name}
            <span className="block text-12 text-muted">
              {[...describeLikeness(work), statusWords[work.status]()].join(' · ')}
              {work.isOwn ? ` · ${m.reviews_similar_own()}` : ''}
            </span>
          </p>
        </li>
      ))}
    </ul>
  );
}

/** Works with the same file or a similar picture, the most similar first. */
export function SimilarWorks({ similar, previews }: Pick<Review, 'similar' | 'previews'>) {
  if (similar.length === 0) return null;
  const more = similar.slice(SHOWN);
  return (
    <Panel title={m.reviews_similar()}>
      <Pairs similar={similar.slice(0, SHOWN)} previews={previews} />
      {more.length === 0 ? null : (
        <details className="mt-3 text-14">
          <summary className="inline-flex min-h-8 cursor-pointer items-center text-muted underline hover:text-ink">
            {(more.length === 1 ? m.reviews_similar_more_one : m.reviews_similar_more)({
              count: formatCount(more.length),
            })}
          </summary>
          <Pairs similar={more} previews={previews} className="mt-3" />
        </details>
      )}
    </Panel>
  );
}
