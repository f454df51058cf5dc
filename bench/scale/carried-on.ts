interface Point {
  people: number
  value: number
}

/** What is found by an index grows with the number of its levels: by as much again whenever there are ten times as many. */
export function byIndex(points: readonly Point[], people: number): number {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) return 0
  const tenfolds = Math.log10(last.people / first.people)
  const slope = tenfolds === 0 ? 0 : Math.max(0, last.value - first.value) / tenfolds
  return last.value + slope * Math.log10(people / last.people)
}

/** What is done for everybody grows with them. */
export const byPeople = ({ people: of, value }: Point, people: number): number => (value * people) / of
