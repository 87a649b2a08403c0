import { describe, expect, it } from 'vitest';
import { splitText, toLicenceVersion } from './licence-view.ts';

describe('the text of a licence', () => {
  it('is split into what stands before its sections, and the sections', () => {
    expect(splitText('Hello.\n\n## 1. You may\n\n- Use it.\n- Print it.\n\nMore.\n\n## 2. End\n\nIt ends.')).toEqual({
      intro: 'Hello.',
      sections: [
        { title: '1. You may', text: '- Use it.\n- Print it.\n\nMore.' },
        { title: '2. End', text: 'It ends.' },
      ],
    });
    expect(splitText('Only this, with ## inside.')).toEqual({ intro: 'Only this, with ## inside.', sections: [] });
  });
});

describe('a licence as it was ordered', () => {
  const allows = {
    maxCopies: 500,
    goodsForSale: false,
    clientWork: true,
    resale: false,
    editorialOnly: false,
    attribution: false,
  };
  const licence = {
    code: 'arbor-standard',
    name: 'Standard',
    nameBn: null,
    summary: 'For most things.',
    summaryBn: null,
    url: '/licences/arbor-standard',
    attributionRequired: false,
    commercialUse: true,
    tier: 'standard' as const,
    version: 2,
    allows: { ...allows, maxCopies: null },
  };
  const toAnswer = (version: number, url = licence.url) => ({
    licence: { ...licence, url },
    shown: {
      version,
      effectiveAt: '2026-11-01T00:00:00.000Z',
      sha256: { en: '0'.repeat(64), bn: null },
      text: { en: 'Text', bn: null },
      allows,
    },
    versions: [],
  });

  it('allows what that version does, and leads to its text', () => {
    expect(toLicenceVersion(toAnswer(1))).toMatchObject({
      version: 1,
      allows: { maxCopies: 500 },
      url: '/licences/arbor-standard?version=1',
    });
    expect(toLicenceVersion(toAnswer(2)).url).toBe('/licences/arbor-standard');
    expect(toLicenceVersion(toAnswer(1, 'https://example.org/cc0')).url).toBe('https://example.org/cc0');
  });
});
