/** Ways to show the surface of a model. */
export type SurfaceView = 'lit' | 'base' | 'clay' | 'normals' | 'uv' | 'roughness' | 'metalness';

/** How a model is lit and shown. */
export interface StageSettings {
  /** Strength of all lights, as a factor. */
  readonly light: number;
  /** Direction of the light around the model, in degrees. */
  readonly direction: number;
  readonly surface: SurfaceView;
  readonly isWireframe: boolean;
  readonly isTurning: boolean;
  /** CSS colour behind the model. */
  readonly ground: string;
  /** Position of the animation that is chosen; null for none. */
  readonly animation: number | null;
  readonly isPlaying: boolean;
}

/** An animation of a model. */
export interface AnimationView {
  readonly name: string;
  readonly seconds: number;
}

/** A model on its stage. */
export interface Stage {
  /** Empty for a model that doesn't move. */
  readonly animations: readonly AnimationView[];
  /** Ways in which this model can be shown. */
  readonly surfaces: readonly SurfaceView[];
  readonly apply: (settings: StageSettings) => void;
  /** Turns the model by angles in radians. */
  readonly turn: (across: number, up: number) => void;
  /** Changes the distance by a factor. */
  readonly zoom: (factor: number) => void;
  readonly reset: () => void;
  /** Shows the chosen animation at a time in seconds. */
  readonly seek: (seconds: number) => void;
  /** Calls the listener with the time of the chosen animation whenever that changes. Returns a function that ends it. */
  readonly follow: (listener: (seconds: number) => void) => () => void;
  readonly close: () => void;
}
