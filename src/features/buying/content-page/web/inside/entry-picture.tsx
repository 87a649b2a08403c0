import type { EntryView } from './inside-view.ts';

const [COLUMNS, ROWS] = [4, 3];

/** Thumbnail of a file, cropped from a sheet that several files share. */
export function EntryPicture({ thumbnail, alt }: { thumbnail: NonNullable<EntryView['thumbnail']>; alt: string }) {
  const [column, row] = [thumbnail.cell % COLUMNS, Math.floor(thumbnail.cell / COLUMNS)];
  return (
    <span className="relative block size-full overflow-hidden bg-white">
      <img
        src={thumbnail.sheet}
        alt={alt}
        loading="lazy"
        decoding="async"
        className="absolute max-w-none"
        style={{
          width: `${COLUMNS * 100}%`,
          height: `${ROWS * 100}%`,
          left: `${column * -100}%`,
          top: `${row * -100}%`,
        }}
      />
    </span>
  );
}
