/** One icon, picked at build time: `import menu from "~icon/lucide/menu"`. */
export interface IconData {
  body: string;
  width: number;
  height: number;
}
