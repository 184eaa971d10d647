/** Rays around a point, as one path: the back of every poster. */
export function rays(x: number, y: number, count: number, reach = 700): string {
  const step = (2 * Math.PI) / (2 * count);
  const at = (turn: number) => `${(x + reach * Math.cos(turn)).toFixed(1)} ${(y + reach * Math.sin(turn)).toFixed(1)}`;
  return Array.from({ length: count }, (_, place) => {
    const from = 2 * place * step;
    return `M${x} ${y}L${at(from)}L${at(from + step)}Z`;
  }).join("");
}

/** A star with so many points. */
export function star(x: number, y: number, points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: 2 * points }, (_, place) => {
    const r = place % 2 ? inner : outer;
    const turn = (Math.PI * place) / points - Math.PI / 2;
    return `${(x + r * Math.cos(turn)).toFixed(1)} ${(y + r * Math.sin(turn)).toFixed(1)}`;
  });
  return `M${corners.join("L")}Z`;
}
