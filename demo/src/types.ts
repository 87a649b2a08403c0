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
  /** Square WebP of 256 pixels: cards show it small, the contributor's page at 104 on fine screens. */
  avatar: () => Promise<Buffer>;
}

interface FileKind {
  name: string;
  mediaType: string;
  /** Lower case: 'svg', 'png', 'zip', 'woff2', 'ttf', 'jpg', 'hdr', 'wav' … */
  format: string;
  width?: number;
  height?: number;
}

export interface DemoSingle extends FileKind {
  build: () => Promise<Buffer>;
}

/** A ZIP; what is inside is known from its entries. */
export interface DemoArchive extends FileKind {
  entries: () => Promise<ZipEntry[]>;
}

export type DemoFile = DemoSingle | DemoArchive;

export interface DemoVariant {
  name: string;
  /** A licence's code. */
  licence: string;
  /** Poisha; 0 is free. */
  price: number;
  files: DemoFile[];
}

export interface DemoPreview {
  kind: PreviewKind;
  alt: string;
  /** What it shows, in the content's language and in the other one; at most 140 characters. */
  caption?: string;
  translatedCaption?: string;
  /** Stands behind the cover: gets fewer sizes. */
  isSlide?: boolean;
  /** Shows the work in use. */
  isMockup?: boolean;
  /** Master picture, up to 1600 pixels wide, made from the files themselves; a photograph as it was taken. */
  image: () => Promise<Buffer | Picture>;
  /** Font: a WOFF2 of some of its glyphs for the live specimen. Audio: a playable preview. */
  asset?: () => Promise<{ bytes: Buffer; mediaType: string; ext: string }>;
}

export interface DemoContent {
  key: string;
  /** Keys of contributor, category and subcategories. */
  contributor: string;
  category: string;
  subcategories: string[];
  title: string;
  /** The title in the other of the site's languages. */
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
  /** Keys of contents, in order. */
  contents: string[];
  /** Its place on the home page, counted from 0; none for one that isn't there. */
  showcase?: number;
}

export interface DemoLicence {
  /** 'mit', 'isc', 'apache-2.0', 'cc0-1.0', 'cc-by-4.0', 'cc-by-sa-4.0', 'ofl-1.1' … */
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
  /** For an archive: the formats in it. */
  containedFormats: string[];
  /** For an archive: what is inside, with thumbnails. */
  inside: ReadContents | null;
  /** As uploads have them: how many files an archive holds, what a font is called and how many glyphs it has. */
  figures: Readonly<Record<string, string | number>>;
  width: number | null;
  height: number | null;
  /** Bytes. */
  size: number;
  /** Hexadecimal, lower case. */
  sha256: string;
  bytes: Buffer;
}

export interface BuiltVariant {
  name: string;
  licence: string;
  price: number;
  files: BuiltFile[];
}

/** Only a content's first preview has a card for social networks. */
export interface BuiltPreview extends RenderedPreview {
  kind: DemoPreview['kind'];
  alt: string;
  caption: string;
  translatedCaption: string | null;
  isMockup: boolean;
  asset: { bytes: Buffer; mediaType: string; ext: string } | null;
}

/** A content ready to be stored: plain data that crosses threads. */
export interface BuiltContent extends Omit<DemoContent, 'variants' | 'previews'> {
  variants: BuiltVariant[];
  previews: BuiltPreview[];
}
