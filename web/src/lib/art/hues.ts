/** The players' signs: a colour is never alone, it always has its shape. */
export type Shape = "circle" | "square" | "triangle" | "diamond";

const SHAPES: readonly Shape[] = ["circle", "square", "triangle", "diamond"];

/** The shape of a hue. */
export function shapeOf(hue: number): Shape {
  return SHAPES[hue % SHAPES.length] ?? "circle";
}

/** The colour of a hue, as a token of the theme. */
export function inkOf(hue: number): string {
  return `var(--p${hue % SHAPES.length})`;
}

/** The outline of a shape around a centre, as the path of an SVG. */
export function shapePath(shape: Shape, x: number, y: number, r: number): string {
  const n = (value: number) => Math.round(value * 100) / 100;
  if (shape === "circle")
    return `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0Z`;
  if (shape === "square") {
    const half = 0.9 * r;
    return `M${n(x - half)} ${n(y - half)}h${n(2 * half)}v${n(2 * half)}h${n(-2 * half)}Z`;
  }
  if (shape === "triangle")
    return `M${n(x)} ${n(y - 1.1 * r)}L${n(x + 1.12 * r)} ${n(y + 0.85 * r)}H${n(x - 1.12 * r)}Z`;
  return `M${n(x)} ${n(y - 1.2 * r)}L${n(x + 1.2 * r)} ${n(y)}L${n(x)} ${n(y + 1.2 * r)}L${n(x - 1.2 * r)} ${n(y)}Z`;
}
