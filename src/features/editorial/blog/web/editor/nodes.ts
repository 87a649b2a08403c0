import { Node, type NodeViewRenderer } from '@tiptap/core';
import { toPictureAddress } from '../../../../../ui/components/media/picture.tsx';
import { m } from '../../../../../ui/paraglide/messages.js';
import type { EmbeddedWork, PostImage } from './draft.ts';

/** Finds the pictures and works that nodes refer to. */
export interface PostMaterial {
  readonly getImage: (id: string) => PostImage | undefined;
  readonly getWork: (id: string) => EmbeddedWork | undefined;
}

const isId = (text: string | null): text is string => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text ?? '');

function createElement(name: string, text = '', className = ''): HTMLElement {
  const element = document.createElement(name);
  element.textContent = text;
  if (className !== '') element.className = className;
  return element;
}

function createPicture(picture: PostImage, width: number, alt: string): HTMLImageElement {
  const image = document.createElement('img');
  image.src = toPictureAddress(picture, width);
  image.width = picture.width;
  image.height = picture.height;
  image.alt = alt;
  image.draggable = false;
  return image;
}

/** Renders a node without text, and renders it again when its attributes change. */
const drawWith =
  (element: string, draw: (dom: HTMLElement, attrs: Record<string, unknown>) => void): NodeViewRenderer =>
  ({ node }) => {
    const dom = document.createElement(element);
    draw(dom, node.attrs);
    return {
      dom,
      update: (next) => {
        if (next.type !== node.type) return false;
        dom.replaceChildren();
        draw(dom, next.attrs);
        return true;
      },
      ignoreMutation: () => true,
    };
  };

/** Node for a picture of the post. It isn't parsed from pasted HTML, which can't refer to one. */
export const createImageNode = ({ getImage }: PostMaterial) =>
  Node.create({
    name: 'image',
    group: 'block',
    atom: true,
    draggable: true,
    addAttributes: () => ({ imageId: { default: null }, alt: { default: '' } }),
    parseHTML: () => [
      {
        tag: 'figure[data-image-id]',
        getAttrs: (element) => {
          const imageId = element.getAttribute('data-image-id');
          if (!isId(imageId) || getImage(imageId) === undefined) return false;
          return { imageId, alt: (element.getAttribute('data-alt') ?? '').slice(0, 300) };
        },
      },
    ],
    renderHTML: ({ node }) => [
      'figure',
      { 'data-image-id': String(node.attrs['imageId']), 'data-alt': String(node.attrs['alt']) },
    ],
    renderText: ({ node }) => String(node.attrs['alt']),
    addNodeView: () =>
      drawWith('figure', (dom, { imageId, alt }) => {
        const picture = getImage(String(imageId));
        dom.append(
          picture === undefined
            ? createElement('p', m.blog_editor_picture_missing())
            : createPicture(picture, 680, String(alt)),
          createElement('figcaption', m.blog_editor_described({ text: String(alt) })),
        );
      }),
  });

/** Node for a work of the catalogue. */
export const createEmbedNode = ({ getWork }: PostMaterial) =>
  Node.create({
    name: 'embed',
    group: 'block',
    atom: true,
    draggable: true,
    addAttributes: () => ({ contentId: { default: null } }),
    parseHTML: () => [
      {
        tag: 'aside[data-content-id]',
        getAttrs: (element) => {
          const contentId = element.getAttribute('data-content-id');
          return isId(contentId) && getWork(contentId) !== undefined ? { contentId } : false;
        },
      },
    ],
    renderHTML: ({ node }) => ['aside', { 'data-content-id': String(node.attrs['contentId']) }],
    renderText: ({ node }) => getWork(String(node.attrs['contentId']))?.title ?? '',
    addNodeView: () =>
      drawWith('aside', (dom, { contentId }) => {
        const work = getWork(String(contentId));
        const card = createElement('div', '', 'blog-work');
        const words = createElement('span');
        words.append(
          createElement('strong', work?.title ?? m.blog_editor_work_missing()),
          createElement('span', work?.contributor),
        );
        if (work?.preview) card.append(createPicture(work.preview, 112, ''));
        card.append(words);
        dom.append(card);
      }),
  });
