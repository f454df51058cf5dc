/** What one long run makes, as it was promised. A shorter one says how many of them it made. */
export const PROMISED = { kills: 500, calls: 1_000_000 }

/** What tests noted of what went as it should (`noteFaults` of `scripts/lib/test-depth.ts`): a line of JSON each. */
export function madeIn(lines: string): Map<string, number> {
  const made = new Map<string, number>()
  for (const line of lines.split('\n').filter(Boolean)) {
    const { kind, made: count } = JSON.parse(line) as { kind: string; made: number }
    made.set(kind, (made.get(kind) ?? 0) + count)
  }
  return made
}
