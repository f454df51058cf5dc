import type { DifferenceKind, Differing } from '@clubhouse/contract/platform/governing-body/limits'
import { endsOfName, plainName } from './names.ts'
import type { ListedPerson } from './read-list.ts'

/** Somebody whose membership of a club counts today. */
export interface RegisteredPerson {
  id: string
  clubId: string
  name: string
  /** Null where the club doesn't know it. */
  birthDate: string | null
}

export type Listed = ListedPerson & { line: number }

export interface FoundDifference {
  kind: DifferenceKind
  listed: Listed | null
  registered: RegisteredPerson | null
  differing: Differing[]
  /** By which it is known again tomorrow, whatever line it stands on then. */
  subject: string
}

export interface Comparison {
  differences: FoundDifference[]
  /** In both, and the same. */
  agree: number
}

/** What two rows have in common by which they are taken for one person, the surest first. */
const TURNS: readonly {
  listed: (one: Listed) => string[]
  registered: (one: RegisteredPerson) => string[]
}[] = [
  // The same in all that both know.
  {
    listed: (one) => [`${one.clubId} ${plainName(one.name)} ${one.birthDate}`],
    registered: (one) => [`${one.clubId} ${plainName(one.name)} ${one.birthDate}`],
  },
  // In another club than the list says.
  {
    listed: (one) => [`${plainName(one.name)} ${one.birthDate}`],
    registered: (one) => [`${plainName(one.name)} ${one.birthDate}`],
  },
  // Born on another day, or the club doesn't know on which.
  {
    listed: (one) => [`${one.clubId} ${plainName(one.name)}`],
    registered: (one) => [`${one.clubId} ${plainName(one.name)}`],
  },
  // Written differently: the birthday and one end of the name agree.
  {
    listed: (one) => ends(one, one.birthDate),
    registered: (one) => (one.birthDate === null ? [] : ends(one, one.birthDate)),
  },
]

function ends({ clubId, name }: { clubId: string; name: string }, birthDate: string): string[] {
  const { first, last } = endsOfName(name)
  return [`${clubId} last ${last} ${birthDate}`, `${clubId} first ${first} ${birthDate}`]
}

/**
 * Lays a body's list beside those whom its clubs registered. Each is taken once, by the surest sign first: of twins of whom one
 * is registered, the other is still missing.
 */
export function compareLists(list: readonly Listed[], all: readonly RegisteredPerson[]): Comparison {
  const pairs = new Map<Listed, RegisteredPerson>()
  const taken = new Set<RegisteredPerson>()
  for (const turn of TURNS) {
    const waiting = new Map<string, RegisteredPerson[]>()
    for (const one of all)
      if (!taken.has(one))
        for (const sign of turn.registered(one)) {
          const others = waiting.get(sign)
          if (others) others.push(one)
          else waiting.set(sign, [one])
        }
    for (const one of list) {
      if (pairs.has(one)) continue
      const found = turn
        .listed(one)
        .flatMap((sign) => waiting.get(sign) ?? [])
        .find((each) => !taken.has(each))
      if (!found) continue
      pairs.set(one, found)
      taken.add(found)
    }
  }
  const ofList = list.flatMap((listed): FoundDifference[] => {
    const registered = pairs.get(listed) ?? null
    const differing = registered ? differencesOf(listed, registered) : []
    if (registered && differing.length === 0) return []
    const subject = `listed ${listed.number ?? `${plainName(listed.name)} ${listed.birthDate}`} ${listed.clubId}`
    return [{ kind: registered ? 'differs' : 'missing', listed, registered, differing, subject }]
  })
  const extra = all
    .filter((one) => !taken.has(one))
    .map((registered): FoundDifference => ({
      kind: 'extra',
      listed: null,
      registered,
      differing: [],
      subject: `registered ${registered.clubId} ${registered.id}`,
    }))
  const differs = ofList.filter(({ kind }) => kind === 'differs').length
  return { differences: [...ofList, ...extra], agree: pairs.size - differs }
}

function differencesOf(listed: Listed, registered: RegisteredPerson): Differing[] {
  return [
    ...(plainName(listed.name) === plainName(registered.name) ? [] : (['name'] as const)),
    ...(listed.birthDate === registered.birthDate ? [] : (['birth_date'] as const)),
    ...(listed.clubId === registered.clubId ? [] : (['club'] as const)),
  ]
}
