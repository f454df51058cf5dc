/** Those that kept their order, as many as possible: whoever is not among them was moved. */
export function keptOrder(before: readonly string[], after: readonly string[]): Set<string> {
  const place = new Map(before.map((id, at) => [id, at]))
  const common = after.filter((id) => place.has(id))
  const placeOf = (id: string) => place.get(id) ?? -1
  // The longest run of rising places that ends with each, built from the runs before it.
  const runs: string[][] = []
  for (const [at, id] of common.entries()) {
    const shorter = runs
      .slice(0, at)
      .filter((run) => placeOf(run.at(-1) ?? '') < placeOf(id))
      .reduce<string[]>((best, run) => (run.length > best.length ? run : best), [])
    runs.push([...shorter, id])
  }
  // Of two that changed places the one that came up was moved.
  return new Set(runs.reduce((best, run) => (run.length >= best.length ? run : best), []))
}
