import { BODY_LIST_LIMITS } from '@clubhouse/contract/platform/governing-body/limits'
import { CSV_REFUSALS, type CsvRefusal, type ReadCsv, readCsv } from '../../people/import/read-csv.ts'
import { accept, refuse, type Result } from '../../result.ts'
import { ageOn, DATE_PROBLEMS, parseDate } from '../../time/plain-date.ts'
import { plainName, writtenName } from './names.ts'

/** Somebody of a governing body's own list. */
export interface ListedPerson {
  name: string
  birthDate: string
  clubId: string
  /** The body's own number of them. */
  number: string | null
}

export interface ListLine {
  /** As a spreadsheet counts. */
  line: number
  cells: string[]
  /** Null where something is wrong; everything that is, stands in `problems`. */
  person: ListedPerson | null
  problems: string[]
}

export interface AffiliatedClub {
  id: string
  name: string
  slug: string
}

type Field = 'name' | 'first' | 'last' | 'born' | 'club' | 'number'

const HEADINGS: readonly [Field, RegExp][] = [
  ['first', /^(?:first|fore|given|christian) ?names?$|^first$/],
  ['last', /^(?:last|sur|family|second) ?names?$|^last$/],
  ['name', /^(?:(?:full|member|members|player|players|person) ?)?names?$|^(?:member|player|person)$/],
  ['born', /^(?:date of birth|birth ?(?:date|day)|d ?o ?b|born)$/],
  ['club', /^(?:club|clubs|club name|name of club|team|organisation|organization)$/],
  [
    'number',
    /^(?:(?:our|registration|member(?:ship)?|player|body|association|licence|license) ?)?(?:id|number|no|num|ref|reference)$/,
  ],
]

const plainHeading = (heading: string): string =>
  heading
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/['’‘]/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()

const number = new Intl.NumberFormat('en-IE')

const REFUSALS: Record<CsvRefusal, string> = {
  ...CSV_REFUSALS,
  heavy: 'The file is larger than 4 MB. Leave out the columns that we don’t need.',
  lines: `The file has more than ${number.format(BODY_LIST_LIMITS.lines)} people. Split it by club and compare the parts one after the other.`,
  headings: 'The first line must hold the headings: Name, Date of birth, Club and, if you like, Number.',
}

const NEEDED =
  'The first line needs these headings: Name (or First name and Surname), Date of birth and Club.'
const LONGEST = { name: 128, number: 60 }
const OLDEST = 120
/** A father and his son, say. */
const MOST_NAMESAKES = 2
const NAMESAKES =
  'This name is in the list more than twice for this club, each time with another date of birth. Check which are right.'

export interface ReadList {
  headings: string[]
  lines: ListLine[]
}

/** A body's list as a spreadsheet saves it. A line that cannot be read is kept, with what is wrong with it, in the columns we read. */
export function readBodyList(
  file: Uint8Array,
  { clubs, today }: { clubs: readonly AffiliatedClub[]; today: string },
): Result<ReadList, string> {
  const read = readCsv(file, BODY_LIST_LIMITS)
  if (!read.ok) return refuse(REFUSALS[read.reason])
  const { rows } = read.value
  const at = columnsOf(read.value.headings)
  const hasName = at.name >= 0 || (at.first >= 0 && at.last >= 0)
  if (!hasName || at.born < 0 || at.club < 0) return refuse(NEEDED)
  const clubOf = clubFinder(clubs)
  const seen = new Map<string, number>()
  const named = new Map<string, number>()
  // A file may say more of children than we have any use for.
  const columns = [...new Set(Object.values(at))].filter((index) => index >= 0).toSorted((a, b) => a - b)
  const ofUse = (cells: readonly string[]) => columns.map((index) => cells[index] ?? '')
  return accept({ headings: ofUse(read.value.headings), lines: rows.map((row) => readLine(row)) })

  function readLine({ line, cells: all }: ReadCsv['rows'][number]): ListLine {
    const problems: string[] = []
    const cells = ofUse(all)
    const cell = (field: Field) => all[at[field]] ?? ''
    const name = writtenName(
      at.first >= 0 && at.last >= 0 ? `${cell('first')} ${cell('last')}` : cell('name'),
    )
    if (plainName(name) === '') problems.push('There’s no name.')
    else if (name.length > LONGEST.name) problems.push(`The name is longer than ${LONGEST.name} letters.`)
    const born = parseDate(cell('born'))
    if (!born.ok)
      problems.push(
        born.reason === 'empty'
          ? 'There’s no date of birth.'
          : `Date of birth: ${DATE_PROBLEMS[born.reason]}.`,
      )
    else if (born.iso > today || ageOn(born.iso, today) > OLDEST)
      problems.push('Date of birth: check the year.')
    const clubId = clubOf(cell('club'))
    if (clubId === null)
      problems.push(
        cell('club') === '' ? 'There’s no club.' : `No affiliated club is called “${cell('club')}”.`,
      )
    const own = cell('number')
    if (own.length > LONGEST.number) problems.push(`The number is longer than ${LONGEST.number} letters.`)
    if (problems.length > 0 || !born.ok || clubId === null) return { line, cells, person: null, problems }
    const person = { name, birthDate: born.iso, clubId, number: own || null }
    const same = `${plainName(name)} ${born.iso} ${clubId}`
    const before = seen.get(same)
    if (before !== undefined)
      return { line, cells, person: null, problems: [`The same person is on line ${before}.`] }
    seen.set(same, line)
    // A list that tries one day after the other would find out when somebody was born.
    const namesakes = (named.get(`${plainName(name)} ${clubId}`) ?? 0) + 1
    named.set(`${plainName(name)} ${clubId}`, namesakes)
    return namesakes > MOST_NAMESAKES
      ? { line, cells, person: null, problems: [NAMESAKES] }
      : { line, cells, person, problems }
  }
}

function columnsOf(headings: readonly string[]): Record<Field, number> {
  const plain = headings.map(plainHeading)
  const at = (field: Field) => {
    const pattern = HEADINGS.find(([name]) => name === field)?.[1]
    return plain.findIndex((heading) => pattern?.test(heading))
  }
  return {
    name: at('name'),
    first: at('first'),
    last: at('last'),
    born: at('born'),
    club: at('club'),
    number: at('number'),
  }
}

/** Words that say what a club is, and not which: "Northpier HC" is "Northpier Hockey Club". */
const KIND_OF_CLUB =
  /\b(?:hockey|football|soccer|rugby|camogie|gaa|athletic|cricket|tennis|swimming|rowing|sports?|club|hc|fc|afc|rfc|cc|ac|tc)\b/g

const shortened = (name: string) =>
  plainName(name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(KIND_OF_CLUB, ' '))

/** By its name, its address here, or its name without "Hockey Club" where that is no other's. */
function clubFinder(clubs: readonly AffiliatedClub[]): (typed: string) => string | null {
  const known = new Map<string, string | null>()
  for (const { id, name } of clubs) {
    const short = shortened(name)
    if (short) known.set(short, known.has(short) ? null : id)
  }
  for (const { id, name, slug } of clubs) {
    known.set(plainName(slug), id)
    known.set(plainName(name), id)
  }
  return (typed) => known.get(plainName(typed)) ?? known.get(shortened(typed)) ?? null
}
