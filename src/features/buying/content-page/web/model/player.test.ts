import { AnimationClip, NumberKeyframeTrack, Object3D } from 'three';
import { expect, it } from 'vitest';
import { createPlayer } from './player.ts';

function createModel() {
  const model = new Object3D();
  const track = new NumberKeyframeTrack('.position[x]', [0, 2], [0, 10]);
  return { model, player: createPlayer(model, [new AnimationClip('slide', 2, [track])]) };
}

it('plays the chosen animation, goes to a time in it, and says where it is', () => {
  const { model, player } = createModel();
  const times: number[] = [];
  const end = player.follow((seconds) => times.push(seconds));
  player.choose(0);
  player.move(0.5);
  expect(model.position.x).toBeCloseTo(2.5);
  player.seek(1.5);
  expect(model.position.x).toBeCloseTo(7.5);
  end();
  player.move(0.1);
  expect(times).toEqual([0, 0.5, 1.5]);
});

it('goes on when the same animation is chosen again, and returns the model to its place without one', () => {
  const { model, player } = createModel();
  player.choose(0);
  player.seek(1);
  player.choose(0);
  expect(model.position.x).toBeCloseTo(5);
  player.choose(null);
  expect(model.position.x).toBe(0);
  player.seek(1);
  expect(model.position.x).toBe(0);
});
