import { Icon } from '../../ui/components/icon.tsx';
import { Picture, type PictureSource } from '../../ui/components/media/picture.tsx';
import { localizeHref } from '../../ui/locale.ts';
import { m } from '../../ui/paraglide/messages.js';

export interface LatestContent {
  readonly id: string;
  /** The path of its page, without a language. */
  readonly path: string;
  readonly title: string;
  /** `square`: a sign on its ground, to be seen whole. */
  readonly picture: (PictureSource & { readonly square: boolean }) | null;
}

/** A few contents as pictures, with the way to all of them. */
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
        {contents.length === 0 ? null : (
          <a
            href={localizeHref(path)}
            className="inline-flex min-h-8 items-center gap-1.5 text-14 font-medium underline-offset-4 hover:underline"
          >
            {m.see_all()}
            <span className="sr-only">: {title}</span>
            <Icon name="arrow-right" className="size-4" />
          </a>
        )}
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
