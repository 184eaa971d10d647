/** The titles of sheets in which something is thrown. */
export const THROWS: Record<string, string> = {
  activate: "companion-throw-activate",
  danger: "companion-throw-danger",
  use: "companion-throw-use",
};
