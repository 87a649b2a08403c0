/** How mock-ups are made. A higher number has a job make those of older works again. */
export const MOCKUP_RECIPE = 1;

/** What a work can be shown on: things covered in a pattern, a poster, a printed page, a telephone. */
export const mockupScenes = ['pattern', 'font', 'print', 'screen'] as const;
export type MockupScene = (typeof mockupScenes)[number];

/** Pixels of every mock-up. */
export const MOCKUP_WIDTH = 1200;
export const MOCKUP_HEIGHT = 800;
