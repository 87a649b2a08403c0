import { Picture, type PictureSource } from '../ui/picture.tsx';

/** Columns of about the same height; few pictures come round again, so that no column ends early. */
function dealt(pictures: readonly PictureSource[], columns: number, inColumn: number): PictureSource[][] {
  const piles = Array.from({ length: columns }, () => ({ height: 0, pictures: [] as PictureSource[] }));
  for (let index = 0; index < columns * inColumn; index += 1) {
    const picture = pictures[index % pictures.length];
    const lowest = piles.reduce((low, pile) => (pile.height < low.height ? pile : low));
    if (picture === undefined) continue;
    lowest.height += picture.height / picture.width;
    lowest.pictures.push(picture);
  }
  return piles.map((pile) => pile.pictures);
}

/** Published work in slowly drifting columns. Decorative: the same works are listed below with their names. */
export function Collage({ pictures, columns }: { pictures: readonly PictureSource[]; columns: number }) {
  return (
    <div aria-hidden="true" className="collage">
      {dealt(pictures, columns, 6).map((column, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the columns never change places
        <div key={place} className="collage-column">
          {column.map((picture, index) => (
            <Picture key={`${picture._id}${index}`} picture={picture} alt="" sizes="(min-width:992px) 16vw, 25vw" eager className="block h-auto w-full rounded-card" />
          ))}
        </div>
      ))}
    </div>
  );
}
