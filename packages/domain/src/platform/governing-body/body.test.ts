import { describe, expect, test } from 'vitest'
import { compareLists, type Listed, type RegisteredPerson } from './compare.ts'
import { lastMonths, monthName } from './months.ts'
import { writtenName } from './names.ts'
import { readBodyList } from './read-list.ts'

const CLUBS = [
  { id: 'a', name: 'Northpier Hockey Club', slug: 'northpier' },
  { id: 'b', name: 'Southmole HC', slug: 'southmole' },
]
const read = (text: string) => {
  const list = readBodyList(new TextEncoder().encode(text), { clubs: CLUBS, today: '2026-11-17' })
  return list.ok ? list.value : list.reason
}
const HEAD = 'Name,Date of birth,Club,Our number\n'

describe('a body’s list', () => {
  test('is read whichever way names, days and clubs are written', () => {
    const list = read(
      `${HEAD}"Byrne, Aoife",3/4/2012,Northpier Hockey Club,77\nNiamh Kane,5 Mar 1990,NORTHPIER,\nEoin Ward,1999-01-02,southmole hockey club,9\n`,
    )
    expect(list).toMatchObject({
      lines: [
        { line: 2, person: { name: 'Aoife Byrne', birthDate: '2012-04-03', clubId: 'a', number: '77' } },
        { line: 3, person: { name: 'Niamh Kane', birthDate: '1990-03-05', clubId: 'a', number: null } },
        { line: 4, person: { clubId: 'b' } },
      ],
    })
    expect(read('First name;Surname;DOB;Club\nAoife;Byrne;3/4/2012;Southmole')).toMatchObject({
      lines: [{ person: { name: 'Aoife Byrne', clubId: 'b' } }],
    })
  })

  test.each([
    [',3/4/2012,Northpier,', ['There’s no name.']],
    ['Aoife Byrne,,Northpier,', ['There’s no date of birth.']],
    [
      'Aoife Byrne,31/2/2012,Northpier,',
      ['Date of birth: There’s no such day. Check the day and the month.'],
    ],
    ['Aoife Byrne,3/4/2112,Northpier,', ['Date of birth: check the year.']],
    [
      'Aoife Byrne,3/4/12,Eastquay,',
      [
        'Date of birth: Enter the year in full, for example 2014.',
        'No affiliated club is called “Eastquay”.',
      ],
    ],
    ['Aoife Byrne,3/4/2012,,', ['There’s no club.']],
  ])('%s is kept with what is wrong', (line, problems) => {
    expect(read(HEAD + line)).toMatchObject({ lines: [{ line: 2, person: null, problems }] })
  })

  test('only what is read of a line is kept: no other column of the file', () => {
    const list = read(`Name,Mother,Date of birth,Illness,Club\nAoife Byrne,Ann,31/2/2012,Asthma,Northpier`)
    expect(list).toMatchObject({
      headings: ['Name', 'Date of birth', 'Club'],
      lines: [{ person: null, cells: ['Aoife Byrne', '31/2/2012', 'Northpier'] }],
    })
    expect(JSON.stringify(list)).not.toMatch(/Ann|Asthma|Mother/)
  })

  test('two of one name are two people; a third date of birth for them is asked about', () => {
    const days = ['1/1/2010', '2/1/2010', '3/1/2010', '4/1/2010']
    const asked = { person: null, problems: [expect.stringContaining('more than twice')] }
    expect(read(HEAD + days.map((day) => `Tom Byrne,${day},Northpier,`).join('\n'))).toMatchObject({
      lines: [{ problems: [] }, { problems: [] }, asked, asked],
    })
  })

  test('somebody twice is said, and a file without the headings is refused', () => {
    expect(
      read(`${HEAD}Aoife Byrne,3/4/2012,Northpier,\nAOIFE BYRNE,03/04/2012,northpier,5\n`),
    ).toMatchObject({
      lines: [{ problems: [] }, { person: null, problems: ['The same person is on line 2.'] }],
    })
    expect(read('Name,Club\nAoife Byrne,Northpier')).toMatch(/needs these headings/)
    expect(read('')).toMatch(/empty/)
  })

  test.each([
    ['Byrne, Aoife', 'Aoife Byrne'],
    ['Aoife  Byrne', 'Aoife Byrne'],
    ['Byrne, Aoife, Jr', 'Byrne, Aoife, Jr'],
  ])('%s is %s', (typed, name) => expect(writtenName(typed)).toBe(name))
})

let line = 1
const listed = (name: string, birthDate: string, clubId = 'a', number: string | null = null): Listed => ({
  name,
  birthDate,
  clubId,
  number,
  line: (line += 1),
})
const registered = (name: string, birthDate: string | null, clubId = 'a'): RegisteredPerson => ({
  id: `id of ${name}`,
  name,
  birthDate,
  clubId,
})
const compared = (list: Listed[], all: RegisteredPerson[]) => {
  const { differences, agree } = compareLists(list, all)
  return {
    agree,
    found: differences.map((each) =>
      [each.kind, each.listed?.name ?? each.registered?.name, ...each.differing].join(' '),
    ),
  }
}

describe('the list beside those whom the clubs registered', () => {
  test.each<[string, Listed[], RegisteredPerson[], string[], number]>([
    [
      'the same, accents and apostrophes aside',
      [listed('Sean OBrien', '1990-01-01')],
      [registered('Seán O’Brien', '1990-01-01')],
      [],
      1,
    ],
    ['in the list only', [listed('Aoife Byrne', '2012-04-03')], [], ['missing Aoife Byrne'], 0],
    ['registered only', [], [registered('Aoife Byrne', '2012-04-03')], ['extra Aoife Byrne'], 0],
    [
      'another birthday',
      [listed('Aoife Byrne', '2012-04-03')],
      [registered('Aoife Byrne', '2012-03-04')],
      ['differs Aoife Byrne birth_date'],
      0,
    ],
    [
      'a birthday that the club doesn’t know',
      [listed('Aoife Byrne', '2012-04-03')],
      [registered('Aoife Byrne', null)],
      ['differs Aoife Byrne birth_date'],
      0,
    ],
    [
      'another club',
      [listed('Aoife Byrne', '2012-04-03')],
      [registered('Aoife Byrne', '2012-04-03', 'b')],
      ['differs Aoife Byrne club'],
      0,
    ],
    [
      'a middle name',
      [listed('Aoife Marie Byrne', '2012-04-03')],
      [registered('Aoife Byrne', '2012-04-03')],
      ['differs Aoife Marie Byrne name'],
      0,
    ],
    [
      'a married name',
      [listed('Aoife Byrne', '1990-04-03')],
      [registered('Aoife Kane', '1990-04-03')],
      ['differs Aoife Byrne name'],
      0,
    ],
    [
      'one twin of two',
      [listed('Una Byrne', '2012-04-03'), listed('Aoife Byrne', '2012-04-03')],
      [registered('Aoife Byrne', '2012-04-03')],
      ['missing Una Byrne'],
      1,
    ],
    [
      'the same name, another age, another club',
      [listed('Aoife Byrne', '2012-04-03')],
      [registered('Aoife Byrne', '1970-04-03', 'b')],
      ['missing Aoife Byrne', 'extra Aoife Byrne'],
      0,
    ],
  ])('%s', (_, list, all, found, agree) => expect(compared(list, all)).toEqual({ found, agree }))

  test('a difference is known again by the body’s number, whatever line it stands on', () => {
    const subjects = [
      listed('Aoife Byrne', '2012-04-03', 'a', '77'),
      listed('A. Byrne', '2012-04-03', 'a', '77'),
    ].map((one) => compareLists([one], []).differences[0]?.subject)
    expect(subjects[0]).toBe(subjects[1])
  })
})

test('the last months, over the turn of a year', () => {
  expect(lastMonths(new Date('2027-01-31T12:00:00Z'), 3)).toEqual(['2026-11', '2026-12', '2027-01'])
  expect(monthName('2026-11')).toBe('November 2026')
})
