import { type AnimationAction, type AnimationClip, AnimationMixer, type Object3D } from 'three';

/** Plays one of a model's animations at a time. */
export function createPlayer(model: Object3D, clips: readonly AnimationClip[]) {
  const mixer = new AnimationMixer(model);
  const listeners = new Set<(seconds: number) => void>();
  let chosen: number | null = null;
  let action: AnimationAction | undefined;
  const announce = () => {
    for (const listener of listeners) listener(action?.time ?? 0);
  };
  return {
    /** Chooses an animation, which begins anew unless it is chosen already. */
    choose: (at: number | null) => {
      if (at === chosen) return;
      chosen = at;
      action?.stop();
      const clip = at === null ? undefined : clips[at];
      action = clip === undefined ? undefined : mixer.clipAction(clip).play();
      mixer.update(0);
      announce();
    },
    move: (seconds: number) => {
      mixer.update(seconds);
      announce();
    },
    seek: (seconds: number) => {
      if (action === undefined) return;
      action.time = seconds;
      mixer.update(0);
      announce();
    },
    follow: (listener: (seconds: number) => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
