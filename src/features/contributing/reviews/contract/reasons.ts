/** Whether a code is a matter of judgement and therefore requires an explanatory message. */
export const reasonGroups = {
  technical: [
    'FILE_INVALID',
    'LOW_RESOLUTION',
    'NOISE_ARTIFACTS',
    'FOCUS',
    'EXPOSURE_COLOUR',
    'WRONG_COLOUR_SPACE',
    'EMBEDDED_RASTER',
    'UNEDITABLE_TEXT',
    'AUTO_TRACE',
    'LAYERS_UNORGANISED',
    'STROKES_NOT_EXPANDED',
    'MISSING_FONTS_LINKS',
  ],
  preview: [
    'PREVIEW_MISMATCH',
    'PREVIEW_QUALITY',
    'WATERMARK_OR_SIGNATURE',
    'IMAGE_NOT_INCLUDED_LABEL',
    'ARTBOARD_STRAY_ELEMENTS',
  ],
  metadata: ['TITLE_POOR', 'KEYWORD_SPAM', 'LANGUAGE', 'SPELLING', 'WRONG_CATEGORY', 'WRONG_TYPE'],
  similarity: ['DUPLICATE', 'SIMILAR_TO_OWN', 'GROUP_INTO_SET'],
  legal: [
    'IP_TRADEMARK',
    'COPYRIGHT_PLAGIARISM',
    'MODEL_RELEASE_MISSING',
    'PROPERTY_RELEASE_MISSING',
    'PERSONAL_DATA_VISIBLE',
    'FONT_LICENCE',
  ],
  ai: ['AI_NOT_DISCLOSED', 'AI_ARTEFACTS', 'AI_ARTIST_NAME_PROMPT'],
  policy: ['PROHIBITED_CONTENT', 'HATE_OR_SEXUAL', 'OUTDATED_EVENT', 'MALWARE'],
  editorial: ['LOW_COMMERCIAL_VALUE', 'QUALITY_BAR', 'COMPOSITION', 'TYPOGRAPHY'],
} as const;

export type ReasonGroup = keyof typeof reasonGroups;
export type ReasonCode = (typeof reasonGroups)[ReasonGroup][number];

export const reasonCodes: readonly [ReasonCode, ...ReasonCode[]] = [
  ...reasonGroups.technical,
  ...reasonGroups.preview,
  ...reasonGroups.metadata,
  ...reasonGroups.similarity,
  ...reasonGroups.legal,
  ...reasonGroups.ai,
  ...reasonGroups.policy,
  ...reasonGroups.editorial,
];

const judgements: ReadonlySet<string> = new Set(reasonGroups.editorial);

/** Whether a code is a matter of judgement and therefore requires an explaining message. */
export const needsMessage = (code: string): boolean => judgements.has(code);
