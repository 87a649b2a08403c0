import { useId } from 'react';
import type { Repeat } from '../tile-view.ts';

const edges = 'M0 0H1M0 1H1M0 0V1M1 0V1';

/**
 * Dashed lines over the joints of the tiles. Most of each joint stays free, so that a bad seam shows between the dashes.
 * The middle of the stage is a corner of four tiles.
 */
export function SeamGuides({ repeat: { periodWidth: width, periodHeight: height, x, y } }: { repeat: Repeat }) {
  const id = useId();
  const dashes = (stroke: string, strokeWidth: number) => (
    <path
      d={edges}
      transform={`scale(${width} ${height})`}
      vectorEffect="non-scaling-stroke"
      stroke={stroke}
      strokeWidth={strokeWidth}
      strokeDasharray="5 15"
    />
  );
  return (
    <svg aria-hidden="true" className="absolute inset-0 size-full">
      <defs>
        <pattern id={id} width={width} height={height} patternUnits="userSpaceOnUse" overflow="visible">
          {dashes('#ffffff', 4)}
          {dashes('#d9232e', 2)}
        </pattern>
      </defs>
      <svg x="50%" y="50%" overflow="visible" aria-hidden="true">
        <rect
          x={-4000}
          y={-4000}
          width={8000}
          height={8000}
          fill={`url(#${id})`}
          transform={`translate(${x % width} ${y % height})`}
        />
      </svg>
    </svg>
  );
}
