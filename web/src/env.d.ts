/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module "~icon/*" {
  const icon: import("$lib/icon/icon").IconData;
  export default icon;
}

declare module "~words/*" {
  const text: string;
  export default text;
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
