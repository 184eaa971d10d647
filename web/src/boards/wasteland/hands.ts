/** Fingers and mouse on the table: drag, pinch, wheel, press. What it means is the board's. */
export interface Hand {
  x: number; // pixels of the window
  y: number;
  touch: boolean;
}

export interface Wishes {
  pan: (dx: number, dy: number) => void;
  zoom: (factor: number, x: number, y: number) => void;
  press: (hand: Hand) => void;
  hover: (hand: Hand | null) => void;
  /** Whether what lies here goes along with whoever presses and moves. */
  grabs: (hand: Hand) => boolean;
  drag: (hand: Hand | null) => void;
}

const STILL = 6; // pixels that a press may wander
const WHEEL = 0.0016;

interface Finger extends Hand {
  startX: number;
  startY: number;
}

export class Hands {
  private fingers = new Map<number, Finger>();
  private moved = false;
  private dragging = false;

  constructor(
    private readonly node: HTMLElement,
    private readonly wishes: Wishes,
  ) {
    const on = <K extends keyof HTMLElementEventMap>(name: K, does: (event: HTMLElementEventMap[K]) => void) =>
      node.addEventListener(name, does, { passive: false });
    on("pointerdown", this.down);
    on("pointermove", this.move);
    on("pointerup", this.up);
    on("pointercancel", this.up);
    on("pointerleave", (event) => event.pointerType !== "touch" && this.wishes.hover(null));
    on("wheel", this.wheel);
  }

  private at(event: PointerEvent | WheelEvent): Hand {
    const box = this.node.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top, touch: "pointerType" in event && event.pointerType === "touch" };
  }

  private readonly wheel = (event: WheelEvent): void => {
    event.preventDefault();
    const hand = this.at(event);
    const lines = event.deltaMode === 1 ? 16 : 1;
    this.wishes.zoom(Math.exp(-event.deltaY * lines * WHEEL), hand.x, hand.y);
  };

  private readonly down = (event: PointerEvent): void => {
    if ((event.target as Element).closest("button, input, a")) return;
    const hand = this.at(event);
    this.fingers.set(event.pointerId, { ...hand, startX: hand.x, startY: hand.y });
    this.node.setPointerCapture(event.pointerId);
    this.moved = this.fingers.size > 1;
    this.dragging = this.fingers.size === 1 && this.wishes.grabs(hand);
    if (this.dragging) this.wishes.drag(hand);
  };

  private readonly move = (event: PointerEvent): void => {
    const hand = this.at(event);
    const finger = this.fingers.get(event.pointerId);
    if (!finger) {
      if (!hand.touch) this.wishes.hover(hand);
      return;
    }
    const [dx, dy] = [hand.x - finger.x, hand.y - finger.y];
    if (this.fingers.size === 2) this.pinch(event.pointerId, finger, hand);
    else if (this.dragging) this.wishes.drag(hand);
    else {
      if (Math.hypot(hand.x - finger.startX, hand.y - finger.startY) > STILL) this.moved = true;
      if (this.moved) this.wishes.pan(dx, dy);
    }
    Object.assign(finger, hand);
  };

  private pinch(id: number, finger: Finger, hand: Hand): void {
    const other = [...this.fingers].find(([each]) => each !== id)?.[1];
    if (!other) return;
    const before = Math.hypot(finger.x - other.x, finger.y - other.y);
    const now = Math.hypot(hand.x - other.x, hand.y - other.y);
    this.wishes.pan((hand.x - finger.x) / 2, (hand.y - finger.y) / 2);
    if (before > 1) this.wishes.zoom(now / before, (hand.x + other.x) / 2, (hand.y + other.y) / 2);
  }

  private readonly up = (event: PointerEvent): void => {
    const finger = this.fingers.get(event.pointerId);
    if (!finger) return;
    this.fingers.delete(event.pointerId);
    if (this.dragging) {
      this.dragging = false;
      this.wishes.drag(null);
    } else if (!this.moved && event.type === "pointerup" && event.button === 0) this.wishes.press(this.at(event));
    if (this.fingers.size) this.moved = true;
  };
}
