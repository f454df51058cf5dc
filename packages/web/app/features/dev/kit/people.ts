import { pageRange, type ListState } from '@clubhouse/domain/web/list-state'
import { sortRows } from '@clubhouse/domain/web/table-rows'

export type Person = { id: string; name: string; team: string; joined: string; paid: number; status: string }

const GIVEN = [
  'Aoife',
  'Bríd',
  'Colm',
  'Dara',
  'Fiadh',
  'Hana',
  'Kwame',
  'Maja',
  'Oisín',
  'Priya',
  'Ruth',
  'Tadhg',
]
const FAMILY = ['Hallaran', 'Marrin', 'Solan', 'Quillan']
const TEAMS = ['Under 9', 'Under 10', 'Under 14', 'Seniors']
const STATUSES = ['Published', 'Draft', 'Published', 'Scheduled']

/** 48 people, the same on every visit. */
export const PEOPLE: readonly Person[] = GIVEN.flatMap((given, g) =>
  FAMILY.map((family, f) => {
    const n = g * FAMILY.length + f
    return {
      id: `p${n + 1}`,
      name: `${given} ${family}`,
      team: TEAMS[(n * 7) % TEAMS.length] ?? 'Seniors',
      joined: `${2016 + (n % 9)}-${String((n % 12) + 1).padStart(2, '0')}-${String((n % 27) + 1).padStart(2, '0')}`,
      paid: ((n * 37) % 180) * 100 + 4000,
      status: STATUSES[n % STATUSES.length] ?? 'Draft',
    }
  }),
)

/** What a server would answer for a list in this state. */
export function listPeople(state: ListState): { rows: Person[]; total: number } {
  const words = state.filter.toLowerCase()
  const found = PEOPLE.filter((person) => person.name.toLowerCase().includes(words))
  const sorted = sortRows(found, state.sort)
  const { from, to } = pageRange(state.page, state.perPage, sorted.length)
  return { rows: sorted.slice(Math.max(0, from - 1), to), total: sorted.length }
}
