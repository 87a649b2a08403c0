import { Picture, type PictureSource } from '../../ui/components/media/picture.tsx';

interface Placed {
  readonly key: string;
  readonly picture: PictureSource;
}

/** Distributes pictures to columns of similar height; few pictures are repeated, so that no column ends early. */
function deal(pictures: readonly PictureSource[], columns: number, inColumn: number): Placed[][] {
  const piles = Array.from({ length: columns }, () => ({ height: 0, placed: [] as Placed[] }));
  for (let index = 0; index < columns * inColumn; index += 1) {
    const picture = pictures[index % pictures.length];
    if (picture === undefined) break;
    const lowest = piles.reduce((low, pile) => (pile.height < low.height ? pile : low));
    lowest.height += picture.height / picture.width;
    lowest.placed.push({ key: `${picture._id} ${index}`, picture });
  }
  return piles.map((pile) => pile.placed);
}

/** Slowly moving columns of published works. It is decorative, because the same works are listed below. */
export function Collage({ pictures, columns }: { pictures: readonly PictureSource[]; columns: number }) {
  return (
    <div aria-hidden="true" className="collage">
      {deal(pictures, columns, 6).map((column) => (
        <div key={column[0]?.key ?? ''} className="collage-column">
          {column.map(({ key, picture }) => (
            <Picture
              key={key}
              picture={picture}
              alt=""
              sizes="(min-width:992px) 16vw, 25vw"
              className="block h-auto w-full rounded-card"
            />
          ))}
        </div>
      ))}
    </div>
  );
}
