import { useId } from 'react';
import { m } from '../../../../ui/paraglide/messages.js';
import { type Scene, scenes } from './tile-view.ts';

interface SceneChoiceProps {
  readonly scene: Scene;
  readonly hasBall: boolean;
  readonly onScene: (scene: Scene) => void;
  /** Called as soon as a mouse presses a place; a finger may only be scrolling. */
  readonly onPress: (scene: Scene) => void;
}

/** Choice of what the pattern is shown on. */
export function SceneChoice({ scene, hasBall, onScene, onPress }: SceneChoiceProps) {
  const name = useId();
  const words = {
    flat: m.tiles_flat(),
    seam: m.tiles_seam(),
    cloth: m.tiles_cloth(),
    card: m.tiles_card(),
    wall: m.tiles_wall(),
    ball: m.tiles_ball(),
  };
  const offered = scenes.filter((each) => each !== 'ball' || hasBall);
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{m.tiles_scene()}</legend>
      <div className="grid grid-cols-6 rounded-control border border-line p-0.5 sm:flex">
        {offered.map((each) => (
          <label
            key={each}
            onPointerDown={({ pointerType }) => pointerType === 'mouse' && onPress(each)}
            className={`relative grid h-11 cursor-pointer place-items-center rounded-[6px] px-2 text-14 whitespace-nowrap text-muted hover:text-ink has-checked:bg-ink has-checked:text-canvas has-focus-visible:outline-2 has-focus-visible:outline-offset-2 sm:flex-auto ${!hasBall && (each === 'flat' || each === 'seam') ? 'col-span-3' : 'col-span-2'}`}
          >
            <input
              type="radio"
              name={name}
              checked={scene === each}
              onChange={() => onScene(each)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {words[each]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
