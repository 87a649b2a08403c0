import { useEffect, useState } from 'react';
import { Icon } from '../../../../ui/components/icon.tsx';
import { GroundChoice, LIGHT } from '../../../../ui/forms/ground-choice.tsx';
import { RowSlider } from '../../../../ui/forms/row-slider.tsx';
import { SizeSlider } from '../../../../ui/forms/size-slider.tsx';
import { formatCount } from '../../../../ui/money.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import { chooseMaps, isTexture } from './ball/choose-maps.ts';
import { loadBall } from './ball/lazy-ball.tsx';
import type { TilesProps } from './lazy-tiles.tsx';
import { SceneChoice } from './scene-choice.tsx';
import { Stage } from './stage.tsx';
import { MapList, TileChoice } from './tile-choice.tsx';
import {
  choosePitch,
  isMarked,
  keyOf,
  MAX_PITCH,
  MIN_PITCH,
  type Scene,
  type TileView,
  toRepeat,
} from './tile-view.ts';

/** What is known about a tile: its size, its kind, and that no seam shows if that was measured. */
function TileFacts({ tile: { width, height, isVector, isSeamless } }: { tile: TileView }) {
  const size = m.tiles_size({ width: formatCount(width), height: formatCount(height) });
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-14 text-muted">
      {isSeamless ? (
        <li className="inline-flex items-center gap-1.5 text-success">
          <Icon name="check" className="size-4" />
          {m.tiles_seamless()}
        </li>
      ) : null}
      <li>{isVector ? m.tiles_vector({ size }) : size}</li>
    </ul>
  );
}

/** The repeating pattern at any size: flat, with its joints marked, on cloth, cards and a wall, and lit on a ball. */
export function Tiles({ contentId, tiles, access, onLive }: TilesProps) {
  const [key, setKey] = useState('');
  const [scene, setScene] = useState<Scene>('flat');
  const [pitch, setPitch] = useState<number>();
  const [place, setPlace] = useState({ x: 0, y: 0 });
  const [ground, setGround] = useState<string>(LIGHT);
  const [light, setLight] = useState(45);
  useEffect(onLive, [onLive]);
  const tile = tiles.find((each) => keyOf(each) === key) ?? tiles[0];
  if (tile === undefined) return null;
  const size = pitch ?? choosePitch(tile);
  const repeatTile = (each: TileView) => toRepeat(contentId, each, access, { pitch: size, ...place, ground });
  const maps = chooseMaps(tiles, tile);
  const ball = { maps: maps.map((map) => ({ ...map, repeat: repeatTile(map) })), light, ground, ...place };
  const shown = scene === 'ball' ? maps : [tile];
  const isSeenThrough = shown.some(
    ({ isTransparent, role }) => isTransparent || (scene === 'ball' && role === 'opacity'),
  );
  const load = (next: Scene) => {
    if (next === 'ball') loadBall(ball);
  };
  return (
    <section aria-labelledby="tiles-title" className="overflow-hidden rounded-card border border-line bg-paper">
      <div className="grid gap-3 p-4 sm:px-6">
        <h2 id="tiles-title" className="text-18">
          {m.tiles_title()}
        </h2>
        <TileFacts tile={tile} />
        {shown.length > 1 ? (
          <MapList tiles={shown} />
        ) : tiles.length > 1 ? (
          <TileChoice tiles={tiles} tile={tile} onTile={setKey} />
        ) : null}
      </div>
      <Stage
        scene={scene}
        repeat={repeatTile(tile)}
        ball={ball}
        onLost={() => setScene('flat')}
        onMove={(x, y) => setPlace((before) => ({ x: before.x + x, y: before.y + y }))}
      />
      <div className="grid gap-3 p-4 sm:px-6 noscript:hidden">
        <SceneChoice
          scene={scene}
          hasBall={isTexture(tiles)}
          onPress={load}
          onScene={(next) => {
            load(next);
            setScene(next);
          }}
        />
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <SizeSlider
            size={size}
            min={MIN_PITCH}
            max={MAX_PITCH}
            step={4}
            onSize={setPitch}
            className="max-sm:w-full"
          />
          {scene === 'ball' ? (
            <RowSlider
              label={m.light_direction()}
              words={`${formatCount(light)}°`}
              value={light}
              max={360}
              step={5}
              onChange={setLight}
              className="max-sm:w-full"
            />
          ) : null}
          {isSeenThrough ? <GroundChoice ground={ground} onGround={setGround} /> : null}
        </div>
        {shown.some((each) => isMarked(each, access)) ? <p className="text-12 text-muted">{m.tiles_marked()}</p> : null}
      </div>
    </section>
  );
}
