/** Who came through this gate today, on this phone alone; gone with the tab. */
const KEY = 'let-in'

interface LetIn {
  day: string
  since: number
  people: Record<string, number>
}

const dayOf = (now: number): string => new Date(now).toDateString()

function read(now: number): LetIn {
  const kept: LetIn | null = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
  return kept?.day === dayOf(now) ? kept : { day: dayOf(now), since: now, people: {} }
}

/** When they came before; null for the first time today, which is written down. */
export function letIn(membershipId: string, now: number): number | null {
  const today = read(now)
  const before = today.people[membershipId] ?? null
  if (before === null) {
    today.people[membershipId] = now
    sessionStorage.setItem(KEY, JSON.stringify(today))
  }
  return before
}

export function countIn(now: number): { people: number; since: number } {
  const { people, since } = read(now)
  return { people: Object.keys(people).length, since }
}
