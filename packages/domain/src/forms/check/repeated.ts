/** What stands in a list more than once, each named once. */
export function repeated<T extends string | null>(ids: T[]): NonNullable<T>[] {
  const counted = new Map<T, number>()
  for (const id of ids) counted.set(id, (counted.get(id) ?? 0) + 1)
  return [...counted].flatMap(([id, count]) => (id !== null && count > 1 ? [id] : []))
}
