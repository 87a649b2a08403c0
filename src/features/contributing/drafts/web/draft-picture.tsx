import { Icon } from '../../../../ui/components/icon.tsx';
import { toPlaceholder } from '../../../../ui/components/media/picture.tsx';
import { pathWithoutLocale } from '../../../../ui/locale.ts';
import type { OwnContent } from '../../../catalogue/content/contract/own-content.ts';

/** Builds the URL of a preview. Its query names the session's area, because an image request can't send a header. */
function toDraftPreviewAddress(id: string, name: string, path: string): string {
  const area = pathWithoutLocale(path).startsWith('/admin') ? '?area=admin' : '';
  return `/api/v1/content/draft-preview/${id}/${name}${area}`;
}

/** Small picture of a contributor's own content, published or not. */
export function DraftPicture({
  preview,
  path,
  className = 'size-12',
}: {
  preview: OwnContent['previews'][number] | undefined;
  path: string;
  className?: string;
}) {
  const look = `${className} shrink-0 rounded-control border border-line object-contain`;
  if (preview === undefined)
    return (
      <span className={`${look} grid place-items-center bg-canvas text-muted`}>
        <Icon name="file-text" className="size-5" />
      </span>
    );
  const [width = 375] = preview.widths;
  return (
    <img
      src={toDraftPreviewAddress(preview._id, `${width}.webp`, path)}
      alt=""
      width={preview.width}
      height={preview.height}
      loading="lazy"
      decoding="async"
      draggable={false}
      className={look}
      style={{ background: toPlaceholder(preview.colors) }}
    />
  );
}
