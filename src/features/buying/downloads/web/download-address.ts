/** Public address of a free variant's file; the first file by default. */
export function downloadAddress(contentId: string, variantId: string, fileId?: string): string {
  const address = `/api/v1/content/download/${contentId}/${variantId}`;
  return fileId === undefined ? address : `${address}?file=${encodeURIComponent(fileId)}`;
}

/** Address of the ZIP with all files of a variant. */
export const variantArchiveAddress = (contentId: string, variantId: string): string =>
  `/api/v1/content/archive/${contentId}/${variantId}`;
