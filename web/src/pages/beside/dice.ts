/** Dice by the app: each face is as likely as any other. */
export function throwDie(faces: number): number {
  const fair = 256 - (256 % faces); // a byte above would make the first faces likelier
  for (;;) {
    const byte = crypto.getRandomValues(new Uint8Array(1))[0] ?? 0;
    if (byte < fair) return (byte % faces) + 1;
  }
}

export function throwDice(n: number, faces = 6): number[] {
  return Array.from({ length: n }, () => throwDie(faces));
}
