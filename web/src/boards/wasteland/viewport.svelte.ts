/** The window on the table, and the camera in it. */
import { untrack } from "svelte";
import { fitted, framing, held, inSight, panned, stepped, under, zoomed, type Camera } from "./camera";

const CLOSE = 1.15; // times the scale of the whole table: something is out of sight

export class Viewport {
  width = $state(0);
  height = $state(0);
  camera: Camera = $state.raw({ x: 457, y: 457, scale: 0.75 });
  readonly size = $derived({ width: this.width || 700, height: this.height || 700 });
  private touched = false; // somebody has moved the camera

  /** To be made while a component is: it follows the size of the window. */
  constructor(private readonly side: () => number) {
    $effect(() => {
      void [this.size, this.side()];
      untrack(() => (this.camera = this.touched ? held(this.camera, this.size, this.side()) : fitted(this.size, this.side())));
    });
  }

  /** Whether something of the table is out of sight. */
  get close(): boolean {
    return this.camera.scale > fitted(this.size, this.side()).scale * CLOSE;
  }

  private look(next: Camera): void {
    this.camera = next;
    this.touched = true;
  }
  pan(dx: number, dy: number): void {
    this.look(panned(this.camera, dx, dy, this.size, this.side()));
  }
  zoom(factor: number, x: number, y: number): void {
    this.look(zoomed(this.camera, factor, x, y, this.size, this.side()));
  }
  step(by: number): void {
    this.look(stepped(this.camera, by, this.size, this.side()));
  }
  /** To a place of the drawing. */
  go(x: number, y: number): void {
    this.look(held({ ...this.camera, x, y }, this.size, this.side()));
  }
  whole(): void {
    this.touched = false;
    this.camera = fitted(this.size, this.side());
  }

  /** These places of the drawing; it stays there. */
  frame(spots: readonly [number, number][]): void {
    if (spots.length) this.camera = framing(spots, this.size, this.side());
    this.touched = true;
  }

  /** A point of the table, if it is out of sight. */
  show(x: number, y: number): void {
    const down = this.side() - y;
    if (!inSight(this.camera, x, down, this.size)) this.camera = held({ ...this.camera, x, y: down }, this.size, this.side());
  }

  /** The point of the table under a hand. */
  spotUnder(hand: { x: number; y: number }): [number, number] {
    const [x, y] = under(this.camera, hand.x, hand.y, this.size);
    return [x, this.side() - y];
  }
}
