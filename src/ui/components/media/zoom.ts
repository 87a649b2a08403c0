/** How a picture lies in its frame: scaled by `scale`, then its middle moved by `x` and `y` pixels. */
export interface View {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export const wholeView: View = { scale: 1, x: 0, y: 0 };
const closest = 8;

/**
 * The picture never leaves its frame: what is wider than it can be moved by the difference, what isn't stays in the
 * middle.
 */
export function settled(view: View, picture: Size, frame: Size): View {
  const scale = Math.min(closest, Math.max(1, view.scale));
  const roomX = Math.max(0, (picture.width * scale - frame.width) / 2);
  const roomY = Math.max(0, (picture.height * scale - frame.height) / 2);
  return { scale, x: Math.min(roomX, Math.max(-roomX, view.x)), y: Math.min(roomY, Math.max(-roomY, view.y)) };
}

/** Scaled by `factor` so that the point under the fingers (from the frame's middle) stays where it is. */
export function zoomedAt(view: View, factor: number, point: { x: number; y: number }): View {
  const scale = Math.min(closest, Math.max(1, view.scale * factor));
  const by = scale / view.scale;
  return { scale, x: point.x - (point.x - view.x) * by, y: point.y - (point.y - view.y) * by };
}

/** What a picture of these proportions measures when it just fits. */
export function fitInto(picture: Size, frame: Size): Size {
  const by = Math.min(frame.width / picture.width, frame.height / picture.height);
  return { width: picture.width * by, height: picture.height * by };
}
