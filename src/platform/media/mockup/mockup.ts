/** Version of the mock-ups. After an increase, a job creates those of older works again. */
export const MOCKUP_RECIPE = 1;

/** Scenes in which a work can be shown: objects covered with a pattern, a poster, a printed page, a phone. */
export const mockupScenes = ['pattern', 'font', 'print', 'screen'] as const;
export type MockupScene = (typeof mockupScenes)[number];

/** Width of every mock-up in pixels. */
export const MOCKUP_WIDTH = 1200;
export const MOCKUP_HEIGHT = 800;
