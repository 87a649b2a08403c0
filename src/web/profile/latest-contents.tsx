import { Picture, type PictureSource } from '../../ui/components/media/picture.tsx';
import { SeeAll } from '../../ui/components/see-all.tsx';
import { localizeHref } from '../../ui/locale.ts';

export interface LatestContent {
  readonly id: string;
  /** Path of the work's page, without a language. */
  readonly path: string;
  readonly title: string;
  /** `square`: whether it is an icon, which must not be cropped. */
  readonly picture: (PictureSource & { readonly square: boolean }) | null;
}

/** Some works as pictures, with a link to all of them. */
export function LatestContents({
  title,
  path,
  empty,
  contents,
}: {
  title: string;
  path: string;
  empty: string;
  contents: readonly LatestContent[];
}) {
  return (
    <section className="mb-8">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-18">{title}</h2>
        {contents.length === 0 ? null : <SeeAll path={path} title={title} />}
      </div>
      {contents.length === 0 ? (
        <p className="text-16 text-muted">{empty}</p>
      ) : (
        <ul className="grid grid-cols-3 gap-3 sm:grid-cols-6">
          {contents.map(({ id, path: own, title: name, picture }) => (
            <li key={id}>
              <a
                href={localizeHref(own)}
                title={name}
                className="block aspect-square overflow-hidden rounded-control bg-line"
              >
                {picture === null ? (
                  <span className="grid h-full place-items-center overflow-hidden p-2 text-center text-12 wrap-anywhere">
                    {name}
                  </span>
                ) : (
                  <Picture
                    picture={picture}
                    sizes="140px"
                    alt={name}
                    className={`size-full ${picture.square ? 'object-contain' : 'object-cover'}`}
                  />
                )}
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
