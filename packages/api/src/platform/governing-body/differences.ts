import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Mark } from '@clubhouse/contract/platform/governing-body/limits'
import type {
  BodyList,
  ComparedClub,
  Difference,
  DifferenceCounts,
  DifferencesQuery,
} from '@clubhouse/contract/platform/governing-body/lists'
import { compareLists, type FoundDifference } from '@clubhouse/domain/platform/governing-body/compare'
import { plainName } from '@clubhouse/domain/platform/governing-body/names'
import type { AffiliatedClub } from '@clubhouse/domain/platform/governing-body/read-list'
import type { Tx } from '#kernel/db/database.ts'
import { readableClubs } from './access.queries.ts'
import { listedPeople, readBodyList } from './lists.queries.ts'
import { affiliatedClubs, plansHeld, registeredPeople } from './registered.queries.ts'
import { bodyMarks } from './tables.ts'

interface Marked {
  mark: Mark
  by: string | null
  at: Date | null
}

/** A difference with how far somebody has come with it. */
export interface KnownDifference extends FoundDifference, Marked {
  id: string
  name: string
  club: AffiliatedClub
}

export interface ComparedList {
  list: BodyList
  clubs: AffiliatedClub[]
  /** How many of each club the list names. */
  listed: ReadonlyMap<string, number>
  /** How many each club registered besides, of whom nothing is settled. */
  outside: ReadonlyMap<string, number>
  /** The clubs that let the body read their members. */
  readable: ReadonlySet<string>
  agree: number
  /** Whom the body may be told of. */
  differences: KnownDifference[]
}

const UNMARKED: Marked = { mark: 'open', by: null, at: null }

/**
 * Made anew for whoever looks: what a club has put right since is no difference any more, and nobody is copied. Whom a club registered
 * besides the list is a number, unless the club lets the body read its members: an empty list would name them all.
 */
export async function compareList(
  tx: Tx,
  { bodyId, now }: { bodyId: string; now: Date },
  listId: string,
): Promise<ComparedList | null> {
  const list = await readBodyList(tx, bodyId, listId)
  if (!list) return null
  const clubs = await affiliatedClubs(tx)
  const clubOf = new Map(clubs.map((club) => [club.id, club]))
  // A club that has left the body since is nothing to compare with.
  const listed = (await listedPeople(tx, bodyId, listId)).filter(({ clubId }) => clubOf.has(clubId))
  const { differences, agree } = compareLists(listed, await registeredPeople(tx, now))
  const marks = await marksOf(tx, bodyId)
  const readable = await readableClubs(tx, { bodyId, now })
  const all = differences.flatMap((each): KnownDifference[] => {
    const id = idOf(bodyId, each)
    const club = clubOf.get(each.listed?.clubId ?? each.registered?.clubId ?? '')
    const name = each.listed?.name ?? each.registered?.name ?? ''
    return club ? [{ ...each, ...(marks.get(id) ?? UNMARKED), id, name, club }] : []
  })
  const outside = all.filter((each) => each.kind === 'extra' && isWaiting(each))
  return {
    list,
    clubs,
    readable,
    agree,
    listed: tally(listed.map(({ clubId }) => clubId)),
    outside: tally(outside.map(({ club }) => club.id)),
    differences: all.filter(({ kind, club }) => kind !== 'extra' || readable.has(club.id)),
  }
}

const tally = (ids: readonly string[]): Map<string, number> =>
  ids.reduce((counts, id) => counts.set(id, (counts.get(id) ?? 0) + 1), new Map<string, number>())

/** A list of a few people leaves almost everybody out: how many that are at each club is said before who. */
export const countByClub = ({ clubs, listed, outside, readable }: ComparedList): ComparedClub[] =>
  clubs.map(({ id, name }) => ({
    account_id: id,
    name,
    listed: listed.get(id) ?? 0,
    extra: outside.get(id) ?? 0,
    may_read: readable.has(id),
  }))

/** Says of whom to nobody, and the same tomorrow. */
const idOf = (bodyId: string, { kind, subject }: FoundDifference): string =>
  createHash('sha256').update(`${bodyId} ${kind} ${subject}`).digest('hex').slice(0, 32)

async function marksOf(tx: Tx, bodyId: string): Promise<Map<string, Marked>> {
  const rows = await tx
    .select({
      id: bodyMarks.differenceId,
      mark: bodyMarks.mark,
      by: bodyMarks.markedByName,
      at: bodyMarks.markedAt,
    })
    .from(bodyMarks)
    .where(and(eq(bodyMarks.governingBodyId, bodyId)))
  return new Map(rows.map(({ id, ...marked }) => [id, marked]))
}

const isWaiting = ({ mark }: Marked) => mark === 'open' || mark === 'asked'

/** Of those that wait, by kind; and what was done. */
export function countDifferences({ differences, outside, agree }: ComparedList): DifferenceCounts {
  const count = (wanted: (each: KnownDifference) => boolean) => differences.filter(wanted).length
  return {
    missing: count((each) => each.kind === 'missing' && isWaiting(each)),
    extra: [...outside.values()].reduce((sum, each) => sum + each, 0),
    differs: count((each) => each.kind === 'differs' && isWaiting(each)),
    asked: count(({ mark }) => mark === 'asked'),
    done: count((each) => !isWaiting(each)),
    agree,
  }
}

/** Those that are asked for, in the order that is. */
export function chosenDifferences(
  { differences }: Pick<ComparedList, 'differences'>,
  query: DifferencesQuery,
): KnownDifference[] {
  const { kind, mark, club, filter, ids, sort, sort_direction: direction = 'desc' } = query
  const words = plainName(filter ?? '')
  const chosen = differences.filter(
    (each) =>
      (kind === undefined || each.kind === kind) &&
      (mark === undefined ||
        (mark === 'waiting' ? isWaiting(each) : mark === 'done' ? !isWaiting(each) : each.mark === mark)) &&
      (club === undefined || each.club.id === club) &&
      (ids === undefined || ids.includes(each.id)) &&
      (words === '' || plainName(searchedIn(each)).includes(words)),
  )
  const keyOf = (each: KnownDifference) =>
    sort === 'club' ? each.club.name : sort === 'mark' ? each.mark : surnameFirst(each.name)
  const up = sort === undefined || direction === 'asc' ? 1 : -1
  const collator = new Intl.Collator('en-IE')
  return chosen.toSorted(
    (one, other) =>
      up * collator.compare(keyOf(one), keyOf(other)) ||
      collator.compare(surnameFirst(one.name), surnameFirst(other.name)) ||
      (one.id < other.id ? -1 : 1),
  )
}

const searchedIn = ({ name, club, listed, registered }: KnownDifference) =>
  `${name} ${registered?.name ?? ''} ${club.name} ${listed?.number ?? ''}`

const surnameFirst = (name: string) => {
  const at = name.lastIndexOf(' ')
  return `${name.slice(at + 1)} ${name.slice(0, Math.max(0, at))}`
}

/** As the body may see them: of whoever a club registered the name, the year of birth and the plans. */
export async function shownDifferences(
  tx: Tx,
  { now, clubs }: { now: Date; clubs: readonly AffiliatedClub[] },
  chosen: readonly KnownDifference[],
): Promise<Difference[]> {
  const people = chosen.flatMap(({ registered }) => registered ?? [])
  const plans = await plansHeld(
    tx,
    now,
    people.map(({ id }) => id),
  )
  const nameOf = new Map(clubs.map(({ id, name }) => [id, name]))
  return chosen.map(({ id, kind, name, club, listed, registered, differing, mark, by, at }) => ({
    difference_id: id,
    kind,
    name,
    differing,
    mark,
    club: { account_id: club.id, name: club.name },
    listed: listed && { line: listed.line, number: listed.number, birth_date: listed.birthDate },
    registered: registered && {
      name: registered.name,
      birth_year: registered.birthDate === null ? null : Number(registered.birthDate.slice(0, 4)),
      club: nameOf.get(registered.clubId) ?? '',
      plans: plans.get(`${registered.clubId} ${registered.id}`) ?? '',
    },
    marked_by: by,
    marked_at: at?.toISOString() ?? null,
  }))
}
