/** How a photo is shown in its frame: how much larger, and how far its centre lies from the frame's, in px. */
export interface View {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

export interface Frame {
  readonly width: number;
  readonly height: number;
}

/** A place in the frame, in px from its centre. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export const wholeView: View = { scale: 1, x: 0, y: 0 };
export const mostZoom = 4;

/** Enlarges (or shrinks, below 1) around a point, which stays where it is as far as the photo reaches. */
export function zoomAt(view: View, frame: Frame, factor: number, point: Point): View {
  const scale = clamp(view.scale * factor, 1, mostZoom);
  const growth = scale / view.scale;
  return within({ scale, x: point.x - (point.x - view.x) * growth, y: point.y - (point.y - view.y) * growth }, frame);
}

/** Moves the enlarged photo, never so far that its edge comes into the frame. */
export function panBy(view: View, frame: Frame, x: number, y: number): View {
  return within({ ...view, x: view.x + x, y: view.y + y }, frame);
}

function within({ scale, x, y }: View, { width, height }: Frame): View {
  const [mostX, mostY] = [(width * (scale - 1)) / 2, (height * (scale - 1)) / 2];
  return { scale, x: clamp(x, -mostX, mostX), y: clamp(y, -mostY, mostY) };
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
