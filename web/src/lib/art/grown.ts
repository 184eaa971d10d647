const USUAL = 16; // pixels of a letter

/** A size in pixels that grows with the size of text; whatever has a unit stays as it is. */
export const grown = (size: number | string): string => (typeof size === "number" ? `${size / USUAL}rem` : size);
