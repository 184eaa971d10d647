/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module "~icon/*" {
  const icon: import("$lib/icon/icon").IconData;
  export default icon;
}

declare module "~words/*" {
  const text: string;
  export default text;
  export const rest: string;
}

declare module "~languages" {
  type Lang = import("$lib/api/types").Lang;
  export interface Hyphens {
    onsets?: string;
    silent?: string;
    words?: string[];
  }
  export const LISTED: readonly { code: Lang; name: string }[];
  export const LOADERS: Readonly<Record<Lang, () => Promise<typeof import("~words/*")>>>;
  export const HYPHENS: Readonly<Record<Lang, Hyphens>>;
}

declare module "*/plugins/catalogues.js" {
  interface Known {
    code: string;
    complete?: string; // `whole`, or the games that are
    name: string;
    folder: string;
  }
  interface Plugin {
    load(this: { addWatchFile(path: string): void }, id: string): string | null;
  }
  export function languagesOf(list: string, root: string, more?: string): Known[];
  export function catalogues(root: string, list: string, more?: string): Plugin;
}

declare module "*/plugins/shell.js" {
  interface Chunk {
    fileName: string;
    moduleIds: string[];
    imports: string[];
    dynamicImports: string[];
    isEntry: boolean;
  }
  export function reached(chunks: Chunk[]): Chunk[];
}
