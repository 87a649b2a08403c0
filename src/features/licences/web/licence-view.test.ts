import { describe, expect, it } from 'vitest';
import { splitText } from './licence-view.ts';

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
