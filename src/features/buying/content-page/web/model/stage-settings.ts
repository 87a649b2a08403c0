/** How a model is lit and shown. */
export interface StageSettings {
  /** Strength of all lights, as a factor. */
  readonly light: number;
  /** Direction of the light around the model, in degrees. */
  readonly direction: number;
  readonly isWireframe: boolean;
  readonly isTurning: boolean;
  /** CSS colour behind the model. */
  readonly ground: string;
  /** Position of the animation that plays; null for none. */
  readonly animation: number | null;
}

/** A model on its stage. */
export interface Stage {
  /** Names of the animations; empty for a model that doesn't move. */
  readonly animations: readonly string[];
  readonly apply: (settings: StageSettings) => void;
  /** Turns the model by angles in radians. */
  readonly turn: (across: number, up: number) => void;
  /** Changes the distance by a factor. */
  readonly zoom: (factor: number) => void;
  readonly reset: () => void;
  readonly close: () => void;
}
