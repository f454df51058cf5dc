import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  arrayRequired,
  cardExpiry,
  decimals,
  email,
  emailConfirmation,
  emailWithoutPlus,
  htmlRequired,
  noOuterSpaces,
  numericRange,
  passwordConfirmation,
  phone,
  positiveInteger,
  positiveIntegerOrZero,
  startBeforeEnd,
  strictPassword,
  uniqueName,
  url,
} from './validators.ts'

/** FORM-28: today in these tests, without any tolerance around it. */
const TODAY = '2026-11-15'

interface Row {
  id: string
  what: string
  /** Why a value is refused, or null. */
  says: (value: never) => string | null
  takes: readonly unknown[]
  refuses: readonly unknown[]
  words: string
}

const row = <Value>(
  id: string,
  what: string,
  says: (value: Value) => string | null,
  { takes, refuses, words }: { takes: readonly Value[]; refuses: readonly Value[]; words: string },
): Row => ({ id, what, says, takes, refuses, words })

const VALIDATORS: Row[] = [
  row('FORM-41 FORM-23', 'an email address without two dots beside each other', email(), {
    takes: ['', 'brid@home.example', 'brid+club@home.example', 'bríd.ní.h@baile.example', 'a@b.ie'],
    refuses: ['brid', 'brid@', '@home.example', 'brid@home', 'brid..h@home.example', 'brid@home..example'],
    words: 'Invalid email address',
  }),
  row('FORM-42', 'an email address without a plus', emailWithoutPlus(), {
    takes: ['', 'brid@home.example'],
    refuses: ['brid+club@home.example', 'brid..h@home.example', 'brid'],
    words: 'Invalid email address',
  }),
  row('FORM-43', 'a strict password has a digit, a lower and an upper case', strictPassword(), {
    takes: ['', 'Abcdefg1', `Aa1${'x'.repeat(27)}`],
    refuses: ['abcdefg1', 'ABCDEFG1', 'Abcdefgh', 'Abcdefg1!', 'Abcdef 1', 'Abcdéfg1'],
    words: 'Invalid value',
  }),
  row('FORM-43 FORM-23', 'a strict password has 8 characters', strictPassword(), {
    takes: ['Abcdefg1'],
    refuses: ['Abcdef1', 'A', 'abc'],
    words: 'Minimum length 8',
  }),
  row('FORM-43 FORM-23', 'a strict password has no more than 30', strictPassword(), {
    takes: [`Aa1${'x'.repeat(27)}`],
    refuses: [`Aa1${'x'.repeat(28)}`, 'x'.repeat(31)],
    words: 'Maximum length 30',
  }),
  row('FORM-44 CONST-25', 'a card expires in a month to come, under 50 years away', cardExpiry(TODAY), {
    takes: ['', '122026', '012027', '102076'],
    refuses: [
      '112026',
      '102026',
      '122025',
      '112076',
      '012077',
      '132027',
      '002027',
      '12027',
      '12/2027',
      '1220277',
      'x',
    ],
    words: 'Invalid value',
  }),
  row('FORM-45', 'a whole address on the web', url(), {
    takes: ['', 'https://club.example', 'http://club.example:8080/a?b=c#d', 'https://fc-öl.example/ä'],
    refuses: [
      'club.example',
      'https://',
      'https://club',
      'https://club..example',
      'https://a b.example',
      'https://club.example/a b',
      'https://bank.example@evil.example',
      'ftp://club.example',
      'javascript:alert(1)',
      'data:text/html,x',
      '//club.example',
      'https://club.example:99999',
    ],
    words: 'Invalid value',
  }),
  row('FORM-47', 'a phone number of nine or more digits', phone(), {
    takes: ['', '123456789', '00353858265444', '0'.repeat(20)],
    refuses: ['12345678', '+353858265444', '085 826 5444', '085826544a', '٠٨٥٨٢٦٥٤٤'],
    words: 'Invalid value',
  }),
  row('FORM-48', 'a positive integer', positiveInteger(), {
    takes: ['', '1', '007', 42, Number.MAX_SAFE_INTEGER],
    refuses: ['0', 0, '-1', -1, '1.5', 1.5, '1.0', '1e3', '0x10', ' 7', 'seven', Number.NaN, 2 ** 53],
    words: 'Invalid value',
  }),
  row('FORM-49', 'a positive integer or zero', positiveIntegerOrZero(), {
    takes: ['', '0', 0, '1', 42],
    refuses: ['-1', -1, '0.5', 0.5, '1e3', 'zero', Number.NaN, Number.POSITIVE_INFINITY],
    words: 'Invalid value',
  }),
  row('FORM-50', 'no more than two decimals', decimals(2), {
    takes: ['', '1', '1.', '1.2', '1.25', '-1.25', 1.25, -3, 1e21],
    refuses: ['1.255', 1.255, '1.250', '.5', '1,25', '1e-1', 1e-7, 'x', Number.NaN],
    words: 'Invalid value',
  }),
  row('FORM-50', 'no decimals at all', decimals(0), {
    takes: ['12', 12],
    refuses: ['12.5', 12.5],
    words: 'Invalid value',
  }),
  row('FORM-51', 'a name that is not taken', uniqueName(['Under 9s', 'Séniors']), {
    takes: ['', 'Under 10s', 'Seniors'],
    refuses: ['Under 9s', ' under  9S ', 'SÉNIORS', 'Se\u0301niors'],
    words: 'Invalid value',
  }),
  row('FORM-52 FORM-23', 'no spaces before or after', noOuterSpaces(), {
    takes: ['', 'Bríd', 'Mary Kate'],
    refuses: [' Bríd', 'Bríd ', '\tBríd', 'Bríd\u00a0', ' '],
    words: 'No spaces allowed',
  }),
  row('FORM-53 FORM-23', 'markup with text that can be seen', htmlRequired('News'), {
    takes: [
      'Hello',
      '<p>Hello</p>',
      '5 < 6',
      '<3',
      '<p>&amp;</p>',
      '&#72;',
      '<style>x</style>y',
      '<p>a<!-- b',
    ],
    refuses: [
      '',
      ' ',
      '<p></p>',
      '<p><br></p>',
      '<p>&nbsp;&#160;&#xA0;\u200b</p>',
      '<!-- <b>Hello</b> -->',
      '<img src="a.png" alt="">',
      '<script>alert("Hello")</script>',
      '<STYLE>p{}</Style >',
      '<p',
      '<script>never closed',
    ],
    words: 'Please enter news',
  }),
  row('FORM-54 FORM-23', 'a list with at least one entry', arrayRequired('Teams'), {
    takes: [['Seniors'], [null]],
    refuses: [[]],
    words: 'Please enter teams',
  }),
  row('FORM-55', 'a number from 1 to 10', numericRange({ min: 1, max: 10 }), {
    takes: ['', '1', 1, '9.99', '10', 10],
    refuses: ['0', 0.99, '10.01', 11, '-5', 'five', '0x5', Number.NaN, Number.POSITIVE_INFINITY],
    words: 'Invalid value',
  }),
  row('FORM-55', 'a number with no upper end', numericRange({ min: 0 }), {
    takes: [0, '1000000'],
    refuses: [-1],
    words: 'Invalid value',
  }),
  row('FORM-56', 'a start before the end', startBeforeEnd(), {
    takes: [
      { start: '2026-11-15', end: '2026-11-16' },
      { start: '', end: '2026-11-16' },
      { start: '2026-11-15', end: '' },
      { start: '2026-11-15T10:00:00Z', end: '2026-11-15T12:00:00+01:00' },
      { start: '2026-03-29T00:30', end: '2026-03-29T01:30' },
    ],
    refuses: [
      { start: '2026-11-15', end: '2026-11-15' },
      { start: '2026-11-16', end: '2026-11-15' },
      { start: '2026-11-15T12:00:00+01:00', end: '2026-11-15T11:00:00Z' },
      { start: 'soon', end: '2026-11-15' },
    ],
    words: 'Invalid value',
  }),
  row('FORM-57', 'the same email again', emailConfirmation('brid@home.example', 'Email does not match'), {
    takes: ['', 'brid@home.example', ' Brid@Home.Example '],
    refuses: ['brid@home.exampl', 'eve@evil.example'],
    words: 'Email does not match',
  }),
  row('FORM-57', 'the same password again', passwordConfirmation('Abcdefg1', 'Password do not match'), {
    takes: ['', 'Abcdefg1'],
    refuses: ['abcdefg1', 'Abcdefg1 ', 'A'],
    words: 'Password do not match',
  }),
]

describe.each(VALIDATORS)('$id $what', ({ says, takes, refuses, words, id, what }) => {
  test.each(takes.map((value) => [value]))(`${id} ${what}: %j is taken`, (value) => {
    expect(says(value as never)).toBeNull()
  })

  test.each(refuses.map((value) => [value]))(`${id} ${what}: %j is refused`, (value) => {
    expect(says(value as never)).toBe(words)
  })
})

test.each([
  email('Ours')('x'),
  emailWithoutPlus('Ours')('a+b@home.example'),
  strictPassword('Ours')('abcdefgh'),
  cardExpiry(TODAY, 'Ours')('000000'),
  url('Ours')('x'),
  phone('Ours')('1'),
  positiveInteger('Ours')('0'),
  positiveIntegerOrZero('Ours')('-1'),
  decimals(1, 'Ours')('0.25'),
  uniqueName(['a'], 'Ours')('a'),
  noOuterSpaces('Ours')(' '),
  htmlRequired('News', 'Ours')(''),
  arrayRequired('Teams', 'Ours')([]),
  numericRange({ max: 1 }, 'Ours')(2),
  startBeforeEnd('Ours')({ start: '2', end: '1' }),
])('a form may bring its own words', (said) => {
  expect(said).toBe('Ours')
})

test('FORM-44 a card of any month after this one is taken until the same month in 50 years', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2000, max: 2090 }), fc.integer({ min: 1, max: 12 }), (year, month) => {
      const typed = `${String(month).padStart(2, '0')}${year}`
      const isAhead = year * 12 + month > 2026 * 12 + 11
      const isNear = year * 12 + month < 2076 * 12 + 11
      expect(cardExpiry(TODAY)(typed) === null).toBe(isAhead && isNear)
    }),
    { numRuns: 1000 },
  )
})

test('FORM-53 markup of any kind is read in one go', () => {
  for (const broken of ['<', '<!--', '<script>', '<a ', '</', '&#', '<script></scrip']) {
    const began = performance.now()
    htmlRequired('News')(broken.repeat(100_000))
    expect(performance.now() - began).toBeLessThan(5000)
  }
})
