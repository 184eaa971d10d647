/** Lines of a page: an empty one parts blocks, blanks at the beginning mean that it belongs to what is above. */
export interface Row {
  text: string;
  indent: number;
}

export function paragraphs(lines: readonly string[]): Row[][] {
  const blocks: Row[][] = [];
  let block: Row[] = [];
  for (const line of lines) {
    const text = line.trim();
    if (!text) {
      if (block.length) blocks.push(block);
      block = [];
    } else block.push({ text, indent: Math.floor((line.length - line.trimStart().length) / 2) });
  }
  if (block.length) blocks.push(block);
  return blocks;
}
