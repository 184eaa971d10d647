/** The table as a picture of its own: everything that style sheets say is written into it. */
import { MARGIN } from "./camera";

const KEPT = ["fill", "fill-opacity", "fill-rule", "stroke", "stroke-width", "stroke-opacity", "stroke-dasharray", "stroke-linejoin", "opacity", "font-family", "font-size", "font-weight", "text-anchor", "paint-order", "color"];

/** A drawing that needs no page around it, with the whole table in it. */
function standalone(drawing: SVGSVGElement, side: number): string {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const [from, to] = [drawing.querySelectorAll<SVGElement>("*"), copy.querySelectorAll<SVGElement>("*")];
  from.forEach((node, at) => {
    const style = getComputedStyle(node);
    const target = to[at];
    if (!target || node.closest("defs")) return;
    for (const name of KEPT) {
      const value = style.getPropertyValue(name);
      if (value) target.setAttribute(name, value);
    }
    target.removeAttribute("class");
    target.removeAttribute("style");
    target.removeAttribute("tabindex");
  });
  const wide = side + 2 * MARGIN;
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  copy.setAttribute("viewBox", `${-MARGIN} ${-MARGIN} ${wide} ${wide}`);
  copy.setAttribute("width", String(Math.round(wide)));
  copy.setAttribute("height", String(Math.round(wide)));
  return new XMLSerializer().serializeToString(copy);
}

function keep(href: string, name: string): void {
  const link = document.createElement("a");
  link.href = href;
  link.download = name;
  link.click();
}

export function keepSvg(drawing: SVGSVGElement | null, side: number, name: string): void {
  if (!drawing) return;
  const url = URL.createObjectURL(new Blob([standalone(drawing, side)], { type: "image/svg+xml" }));
  keep(url, name);
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

const SHARP = 2; // pixels a millimetre

export async function keepPng(drawing: SVGSVGElement | null, side: number, name: string): Promise<void> {
  if (!drawing) return;
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(standalone(drawing, side))}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = Math.round((side + 2 * MARGIN) * SHARP);
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  keep(canvas.toDataURL("image/png"), name);
}
