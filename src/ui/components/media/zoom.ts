/** Position of a picture in its frame: scaled by `scale`, then its centre moved by `x` and `y` pixels. */
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

/** Limits a view to the frame: a larger picture can be moved by the difference, a smaller one stays centred. */
export function settled(view: View, picture: Size, frame: Size): View {
  const scale = Math.min(closest, Math.max(1, view.scale));
  const roomX = Math.max(0, (picture.width * scale - frame.width) / 2);
  const roomY = Math.max(0, (picture.height * scale - frame.height) / 2);
  return { scale, x: Math.min(roomX, Math.max(-roomX, view.x)), y: Math.min(roomY, Math.max(-roomY, view.y)) };
}

/** Scales a view by `factor` and keeps the given point (relative to the frame's centre) in place. */
export function zoomedAt(view: View, factor: number, point: { x: number; y: number }): View {
  const scale = Math.min(closest, Math.max(1, view.scale * factor));
  const by = scale / view.scale;
  return { scale, x: point.x - (point.x - view.x) * by, y: point.y - (point.y - view.y) * by };
}

/** Size of a picture that is scaled to fit the frame. */
export function fitInto(picture: Size, frame: Size): Size {
  const by = Math.min(frame.width / picture.width, frame.height / picture.height);
  return { width: picture.width * by, height: picture.height * by };
}
