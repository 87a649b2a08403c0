import type { Style } from '../contract/choices.ts';

/** Keywords that name a style, as stored. Contributors don't choose styles themselves. */
const keywords: Readonly<Record<Style, readonly string[]>> = {
  flat: ['flat', 'flat design', 'flat icon', 'flat icons', 'flat illustration', 'ফ্ল্যাট'],
  line: ['line', 'line art', 'line icon', 'line icons', 'lineart', 'outline', 'outlined', 'লাইন', 'লাইন আর্ট', 'রেখাচিত্র'],
  'hand-drawn': ['hand drawn', 'hand-drawn', 'handdrawn', 'doodle', 'sketch', 'হাতে আঁকা', 'স্কেচ'],
  '3d': ['3d', '3d render', '3d illustration', '3d icon', 'ত্রিমাত্রিক', 'থ্রিডি'],
  minimal: ['minimal', 'minimalist', 'minimalism', 'মিনিমাল'],
  vintage: ['vintage', 'retro', 'ভিনটেজ', 'রেট্রো'],
  watercolor: ['watercolor', 'watercolour', 'জলরং', 'জলরঙ'],
  pixel: ['pixel', 'pixel art', 'pixelart', '8-bit', 'পিক্সেল', 'পিক্সেল আর্ট'],
  geometric: ['geometric', 'geometry', 'জ্যামিতিক'],
};

/** Lists the terms of a style; a work with at least one of them has the style. */
export const toStyleTerms = (style: Style): string[] => keywords[style].map((keyword) => `w:${keyword}`);
