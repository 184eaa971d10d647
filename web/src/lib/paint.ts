/** Do something before the next painting, when everything that changes has changed: whoever asks for sizes
 * or scrolls then shares the one layout of that frame. Gives the way to call it off. */
export function beforePaint(work: () => void): () => void {
  const frame = requestAnimationFrame(work);
  return () => cancelAnimationFrame(frame);
}
