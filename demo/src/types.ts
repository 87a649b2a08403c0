import type { StandardCategory } from '../../src/features/catalogue/categories/rules/standard-categories.ts';
import type { ReadContents } from '../../src/platform/media/inside/archive-contents.ts';
import type { PreviewKind } from '../../src/platform/media/preview-kinds.ts';
import type { RenderedPreview } from '../../src/platform/media/renditions.ts';
import type { Picture } from './pixels.ts';
import type { ZipEntry } from './zip.ts';

export interface DemoContributor {
  key: string;
  username: string;
  name: string;
  bio: string;
  website: string | null;
  /**
   * Creates a square WebP of 256 pixels. Cards show it small, the contributor's page at 104 pixels on high-density
   * screens.
   */
  avatar: () => Promise<Buffer>;
}

interface FileKind {
  name: string;
  mediaType: string;
  /** Format in lower case: 'svg', 'png', 'zip', 'woff2', 'ttf', 'jpg', 'hdr', 'wav' … */
  format: string;
  width?: number;
  height?: number;
}

export interface DemoSingle extends FileKind {
  build: () => Promise<Buffer>;
}

/** A ZIP archive that is indexed by its entries. */
export interface DemoArchive extends FileKind {
  entries: () => Promise<ZipEntry[]>;
}

export type DemoFile = DemoSingle | DemoArchive;

export interface DemoVariant {
  name: string;
  /** Code of the licence. */
  licence: string;
  /** Price in poisha; 0 is free. */
  price: number;
  files: DemoFile[];
}

export interface DemoPreview {
  kind: PreviewKind;
  alt: string;
  /** Caption in the content's language, and in the site's other one; at most 140 characters. */
  caption?: string;
  translatedCaption?: string;
  /** Whether the preview comes after the cover, with fewer sizes. */
  isSlide?: boolean;
  /** Whether the preview is a mock-up of the work in use. */
  isMockup?: boolean;
  /**
   * Creates the source picture, at most 1600 pixels wide, from the files themselves; for a photograph, the original.
   */
  image: () => Promise<Buffer | Picture>;
  /** Creates the asset: for a sound, a playable preview. */
  asset?: () => Promise<{ bytes: Buffer; mediaType: string; ext: string }>;
}

export interface DemoContent {
  key: string;
  /** Keys of the contributor, the category and the subcategories. */
  contributor: string;
  category: string;
  subcategories: string[];
  title: string;
  /** Title in the site's other language, or null. */
  translatedTitle: string | null;
  language: 'en' | 'bn';
  description: string;
  keywords: string[];
  ai: false;
  attribution: string;
  sourceUrl: string;
  variants: DemoVariant[];
  previews: DemoPreview[];
}

export interface DemoCollection {
  key: string;
  title: string;
  titleBn: string;
  description: string;
  descriptionBn: string;
  /** Keys of the contents, in order. */
  contents: string[];
  /** Position on the home page, from 0; undefined if the collection isn't there. */
  showcase?: number;
}

export interface DemoLicence {
  /** Code of the licence, such as 'mit', 'cc0-1.0', 'cc-by-4.0' or 'ofl-1.1'. */
  code: string;
  name: string;
  nameBn: string;
  summary: string;
  summaryBn: string;
  url: string;
  attributionRequired: boolean;
  commercialUse: boolean;
}

export interface DemoCatalogue {
  licences: DemoLicence[];
  categories: readonly StandardCategory[];
  contributors: DemoContributor[];
  contents: DemoContent[];
  collections: DemoCollection[];
}

export interface BuiltFile {
  name: string;
  mediaType: string;
  format: string;
  /** Formats of the files in an archive. */
  containedFormats: string[];
  /** Index of an archive with thumbnails; null for other files. */
  inside: ReadContents | null;
  /** Measurements like those of uploads: number of files in an archive, name and number of glyphs of a font. */
  figures: Readonly<Record<string, string | number>>;
  width: number | null;
  height: number | null;
  /** Size in bytes. */
  size: number;
  /** SHA-256 hash in lower-case hexadecimal. */
  sha256: string;
  bytes: Buffer;
}

export interface BuiltVariant {
  name: string;
  licence: string;
  price: number;
  files: BuiltFile[];
}

/** A built preview. Only the first one of a content has a card for social networks. */
export interface BuiltPreview extends RenderedPreview {
  kind: DemoPreview['kind'];
  alt: string;
  caption: string;
  translatedCaption: string | null;
  isMockup: boolean;
  asset: { bytes: Buffer; mediaType: string; ext: string } | null;
}

/** A content that is ready to be stored: plain data that can be passed between threads. */
export interface BuiltContent extends Omit<DemoContent, 'variants' | 'previews'> {
  variants: BuiltVariant[];
  previews: BuiltPreview[];
}
