export interface SizeInGuide {
  size: string
  measures: string
}

/** "M: chest 97 to 102 cm" on each line; a line without a colon is a note. */
export function readSizeGuide(guide: string): { sizes: SizeInGuide[]; notes: string[] } {
  const lines = guide
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const parted = lines.map((line) => /^([^:]{1,40}):\s*(\S.*)$/.exec(line) ?? line)
  return {
    sizes: parted.flatMap((line) =>
      typeof line === 'string' ? [] : [{ size: (line[1] ?? '').trim(), measures: line[2] ?? '' }],
    ),
    notes: parted.filter((line) => typeof line === 'string'),
  }
}
