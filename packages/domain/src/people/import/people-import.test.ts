import { describe, expect, test } from 'vitest'
import { csvLine } from '../../web/csv.ts'
import { guessColumns, mappingProblem } from './columns.ts'
import { findPlan } from './find-plan.ts'
import { judgeLines, type KnownPeople } from './judge-lines.ts'
import { CSV_LIMITS, readCsv } from './read-csv.ts'
import { readLine } from './read-line.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const rowsOf = (file: Uint8Array) => {
  const read = readCsv(file)
  return read.ok ? [read.value.headings, ...read.value.rows.map(({ cells }) => cells)] : read.reason
}

describe('files', () => {
  const TWO = [
    ['Name', 'Email'],
    ['Áine', 'a@b.ie'],
  ]
  test.each([
    ['commas', bytes('Name,Email\nÁine,a@b.ie\n')],
    ['semicolons and Windows lines', bytes('Name;Email\r\nÁine;a@b.ie\r\n')],
    ['tabs, old Macintosh lines, no end', bytes('Name\tEmail\rÁine\ta@b.ie')],
    ['a mark at the front', bytes('\uFEFFName,Email\nÁine,a@b.ie')],
    ['Windows-1252', new Uint8Array([...bytes('Name;Email\n'), 0xc1, ...bytes('ine;a@b.ie\n')])],
    ['quotes, and empty lines and columns', bytes('"Name","Email",,\n\n"Áine" ,"a@b.ie",,\n,,,\n')],
  ])('%s are read', (_, file) => expect(rowsOf(file)).toEqual(TWO))

  test('quotation marks, delimiters and lines inside of a cell; lines are counted as in the file', () => {
    const read = readCsv(bytes('Name,Note\n"O""Brien, Pat","two\nlines"\n\nAoife,x\n'))
    expect(read).toMatchObject({
      value: {
        rows: [
          { line: 2, cells: ['O"Brien, Pat', 'two\nlines'] },
          { line: 5, cells: ['Aoife', 'x'] },
        ],
      },
    })
  })

  test.each([
    ['empty', bytes('')],
    ['empty', bytes('Name,Email\n\n')],
    ['headings', bytes('Name\nÁine\n')],
    ['same-headings', bytes('Name,name\nÁine,x\n')],
    ['workbook', new Uint8Array([0x50, 0x4b, 3, 4, 20])],
    ['workbook', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0])],
    ['wide-text', new Uint8Array([0xff, 0xfe, 65, 0, 44, 0])],
    ['not-text', new Uint8Array([65, 44, 0, 66])],
    ['not-text', bytes('%PDF-1.7, x\n')],
    ['not-text', bytes('<!DOCTYPE html><p>a,b')],
    ['quote', bytes('Name,Email\n"Áine,a@b.ie\n')],
    ['cell', bytes(`Name,Email\n${'x'.repeat(CSV_LIMITS.cell + 1)},a\n`)],
    ['columns', bytes(`${'a,'.repeat(CSV_LIMITS.columns + 1)}\n`)],
    ['lines', bytes(`Name,Email\n${'a,b\n'.repeat(CSV_LIMITS.lines + 1)}`)],
    ['heavy', new Uint8Array(CSV_LIMITS.bytes + 1).fill(65)],
  ])('%s is refused', (reason, file) => expect(rowsOf(file)).toBe(reason))

  test('what our own files do to a formula is taken back', () => {
    const typed = ['+353858265444', '=1+1', "O'Brien", '-']
    expect(rowsOf(bytes(`a,b,c,d\n${csvLine(typed)}`))).toEqual([['a', 'b', 'c', 'd'], typed])
  })
})

describe('columns', () => {
  test.each([
    ['First Name', 'first_name'],
    ['SURNAME', 'last_name'],
    ['DOB', 'date_of_birth'],
    ['Date of Birth', 'date_of_birth'],
    ['Email address', 'email'],
    ['Mobile No.', 'phone'],
    ['Parent/Guardian E-Mail', 'guardian_email'],
    ['Guardian’s first name', 'guardian_first_name'],
    ['Parent 1 Surname', 'guardian_last_name'],
    ['Mother mobile', 'guardian_phone'],
    ['Membership Type', 'plan'],
    ['Programme', 'plan'],
    ['Foireann ID', 'external_id'],
    ['Number in your old system', 'external_id'],
    ['Shoe size', null],
    ['Line', null],
    ['Problem', null],
  ] as const)('%s is %s', (heading, field) => expect(guessColumns([heading])).toEqual([field]))

  test('a field is taken once; what is missing or double is said', () => {
    expect(guessColumns(['Email', 'Email'])).toEqual(['email', null])
    expect(mappingProblem(['first_name', 'last_name', 'email'])).toBeNull()
    expect(mappingProblem(['email', null])).toBe('Say which column is the first name and which the surname.')
    expect(mappingProblem(['first_name', 'last_name'])).toMatch(/which column is the email/)
    expect(mappingProblem(['first_name', 'first_name', 'email'])).toMatch(/Two columns are set to First name/)
  })
})

const TODAY = '2026-11-17'
const HEADINGS = [
  ...(['first_name', 'last_name', 'date_of_birth', 'email', 'phone', 'guardian_first_name'] as const),
  ...(['guardian_last_name', 'guardian_email', 'guardian_phone', 'plan', 'external_id'] as const),
]
const lineOf = (row: Partial<Record<(typeof HEADINGS)[number], string>>, line = 2) =>
  readLine({ line, cells: HEADINGS.map((field) => row[field] ?? '') }, HEADINGS, TODAY)
const AINE = { first_name: 'Áine', last_name: 'Byrne', email: 'Aine@Home.example' }
const FIA = {
  first_name: 'Fia',
  last_name: 'Byrne',
  date_of_birth: '3/4/2016',
  guardian_email: 'aine@home.example',
}

describe('a line by itself', () => {
  test('an adult, tidied', () => {
    const { person, problems } = lineOf({ ...AINE, date_of_birth: '5 Mar 1990', phone: '+353 85 826-5444' })
    expect(problems).toEqual([])
    expect(person).toMatchObject({
      kind: 'adult',
      email: 'aine@home.example',
      dateOfBirth: '1990-03-05',
      mobile: '+353858265444',
    })
  })
  test.each([
    [{ ...AINE, first_name: '' }, 'first_name', 'Enter a first name'],
    [{ ...AINE, last_name: 'x'.repeat(65) }, 'last_name', 'No more than 64 characters'],
    [
      { ...AINE, last_name: 'By\u202Erne' },
      'last_name',
      'It holds characters that can’t be seen. Type it again.',
    ],
    [
      { ...AINE, email: '' },
      'email',
      'Enter an email: adults need their own. For a child, enter the date of birth.',
    ],
    [{ ...AINE, email: 'aine@home' }, 'email', 'Email must be valid'],
    [
      { ...AINE, date_of_birth: '31/02/1990' },
      'date_of_birth',
      'There’s no such day. Check the day and the month',
    ],
    [{ ...AINE, date_of_birth: '1/2/90' }, 'date_of_birth', 'Enter the year in full, for example 2014'],
    [{ ...AINE, date_of_birth: '1/2/1890' }, 'date_of_birth', 'Check the year'],
    [{ ...FIA, date_of_birth: '1/2/2027' }, 'date_of_birth', 'Date of birth can’t be in the future'],
    [{ ...AINE, phone: '12' }, 'phone', expect.stringMatching(/must be valid/)],
    [{ ...FIA, guardian_email: '' }, 'guardian_email', 'Fia is under 18: enter the guardian’s email'],
    [{ ...FIA, guardian_first_name: 'Áine' }, 'guardian_last_name', 'Enter the guardian’s surname'],
    [{ ...AINE, external_id: 'x'.repeat(61) }, 'external_id', 'No more than 60 characters'],
  ])('%o: %s', (row, field, text) => expect(lineOf(row).problems).toEqual([{ field, text }]))
  test('every problem is said, not the first', () =>
    expect(lineOf({ date_of_birth: 'x', phone: 'y' }).problems.map(({ field }) => field)).toEqual([
      'first_name',
      'last_name',
      'date_of_birth',
      'email',
      'phone',
    ]))
})

const PLANS = [
  { id: 'senior', name: 'Senior player', program: 'Adult football', isJuvenile: false },
  { id: 'social', name: 'Social', program: 'Club', isJuvenile: false },
  { id: 'u12', name: 'Under-12', program: 'Juvenile football', isJuvenile: true },
  { id: 'camogie', name: 'Under-12', program: 'Juvenile camogie', isJuvenile: true },
]

test.each([
  ['', 'adult', null],
  ['senior PLAYER', 'adult', 'senior'],
  ['Adult football – Senior player', 'adult', 'senior'],
  ['Adult football', 'adult', 'senior'],
  ['Juvenile camogie: Under 12', 'juvenile', 'camogie'],
  ['Under-12', 'juvenile', 'There’s more than one “Under-12”. Write it as “Juvenile camogie: Under-12”.'],
  ['Senior player', 'juvenile', '“Senior player” is for adults, and Fia is under 18'],
  ['Gold', 'adult', 'The club has no plan called “Gold”'],
] as const)('the plan “%s” for %s is %s', (plan, kind, expected) => {
  const found = findPlan({ plan, kind, firstName: 'Fia' }, PLANS)
  expect(found.ok ? found.value : found.reason).toBe(expected)
})

describe('lines among others', () => {
  const account = (names: string, more = {}) => {
    const [firstName = '', lastName = ''] = names.split(' ')
    return { userId: names, firstName, lastName, isOfClub: true, dateOfBirth: null, relatives: [], ...more }
  }
  const nobody: KnownPeople = { accounts: new Map(), numbers: new Map(), plans: PLANS }
  const judged = (rows: Parameters<typeof lineOf>[0][], known: Partial<KnownPeople> = {}) =>
    judgeLines(
      rows.map((row, at) => lineOf(row, at + 2)),
      { ...nobody, ...known },
    ).map(({ state, problems }) => [state, ...problems.map(({ text }) => text)].join(': '))
  const withAine = (more = {}) => ({
    accounts: new Map([['aine@home.example', account('Aine Byrne', more)]]),
  })

  test.each([
    ['a mother and her child, who takes her names', [AINE, FIA], {}, ['ready', 'ready']],
    ['the same the other way round', [FIA, AINE], {}, ['ready', 'ready']],
    [
      'a child whose guardian nobody names',
      [FIA],
      {},
      ['problem: Enter the guardian’s first name and surname'],
    ],
    ['a child whose guardian the club knows', [FIA], withAine(), ['ready']],
    [
      'two adults with one email',
      [AINE, { ...AINE, first_name: 'Tom' }],
      {},
      ['ready', 'problem: Line 2 has the same email. Every adult needs their own.'],
    ],
    [
      'two adults with the same mistake, which is said once each',
      [
        { ...AINE, email: 'nobody' },
        { ...AINE, email: 'nobody' },
      ],
      {},
      ['problem: Email must be valid', 'problem: Email must be valid'],
    ],
    ['a child twice', [AINE, FIA, FIA], {}, ['ready', 'ready', 'problem: The same child is on line 3']],
    [
      'a number twice',
      [
        { ...AINE, external_id: '7' },
        { ...AINE, email: 'b@home.example', external_id: '7' },
      ],
      {},
      ['ready', 'problem: Line 2 has the same number'],
    ],
    [
      'a guardian of another name than on her own line',
      [AINE, { ...FIA, guardian_first_name: 'Tom', guardian_last_name: 'Byrne' }],
      {},
      ['ready', 'problem: On line 2 this email is Áine Byrne’s'],
    ],
    ['an adult of the club, with and without fada', [AINE], withAine(), ['here: Already here: Aine Byrne']],
    [
      'a number of the club, whatever else is on the line',
      [{ ...AINE, email: '', external_id: '7' }],
      { numbers: new Map([['7', { firstName: 'Áine', lastName: 'Walsh' }]]) },
      ['here: Already here: Áine Walsh'],
    ],
    [
      'someone else of the club',
      [{ ...AINE, first_name: 'Tom' }],
      withAine(),
      ['problem: This email is Aine Byrne’s already'],
    ],
    [
      'a namesake with another birthday',
      [{ ...AINE, date_of_birth: '1/2/1990' }],
      withAine({ dateOfBirth: '1991-02-01' }),
      ['problem: Aine Byrne is here with this email, born on 01/02/1991'],
    ],
    ['an account elsewhere of the same name', [AINE], withAine({ isOfClub: false }), ['ready']],
    [
      'an account elsewhere of another name, which is not said',
      [{ ...AINE, first_name: 'Tom' }],
      withAine({ isOfClub: false }),
      ['problem: Someone else has an account with this email. Check the spelling of email and name.'],
    ],
    [
      'a child of the family',
      [FIA],
      withAine({ relatives: [{ id: 'f', firstName: 'Fía', lastName: 'Byrne', dateOfBirth: '2016-04-03' }] }),
      ['here: Already here: Fía Byrne'],
    ],
    [
      'a child of a family that is elsewhere',
      [{ ...FIA, guardian_first_name: 'Áine', guardian_last_name: 'Byrne' }],
      withAine({
        isOfClub: false,
        relatives: [{ id: 'f', firstName: 'Fia', lastName: 'Byrne', dateOfBirth: '2016-04-03' }],
      }),
      ['ready'],
    ],
  ] as const)('%s', (_, rows, known, expected) => expect(judged([...rows], known)).toEqual(expected))
})
