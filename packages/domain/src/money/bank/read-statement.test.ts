import { describe, expect, test } from 'vitest'
import { readAmount } from './read-amount.ts'
import { readStatement } from './read-statement.ts'

const read = (text: string) => readStatement(new TextEncoder().encode(text))
const lines = (text: string) => {
  const result = read(text)
  return result.ok
    ? result.value.map(({ day, text: said, amount, balance }) => [day, said, amount, balance])
    : result.reason
}

describe('a statement as banks export it', () => {
  test.each([
    [
      'an amount with its sign, and a balance',
      'Date,Description,Amount,Balance\n02/03/2026,"MURPHY A, SUBS",30.00,"1,130.00"\n03/03/2026,ESB,-12.50,1117.50\n',
      [
        ['2026-03-02', 'MURPHY A, SUBS', 3000, 113_000],
        ['2026-03-03', 'ESB', -1250, 111_750],
      ],
    ],
    [
      'debit and credit, with semicolons and commas for cents',
      'Posted Transactions Date;Description1;Description2;Debit Amount;Credit Amount;Balance\r\n2.3.26;WALSH;10240;;"1.045,00";\r\n3.3.26;ESB;;12,50;;\r\n',
      [
        ['2026-03-02', 'WALSH 10240', 104_500, null],
        ['2026-03-03', 'ESB', -1250, null],
      ],
    ],
    [
      'a time behind the day, a currency in the heading, and who it is from',
      'Date,Counter Party,Reference,Type,Amount (GBP)\n2026-03-02 10:33,J Daly,Jersey,FPI,£20.00\n',
      [['2026-03-02', 'J Daly Jersey', 2000, null]],
    ],
    [
      'a line without money, which is left out',
      'Date,Details,Paid out,Paid in\n,Opening balance,,\n02 Mar 2026,Lodgement,,5.00\n',
      [['2026-03-02', 'Lodgement', 500, null]],
    ],
  ])('%s', (_, text, expected) => {
    expect(lines(text)).toEqual(expected)
  })

  test.each([
    ['', 'There’s nothing in this file'],
    ['Date,Description,Amount\n', 'There’s nothing in this file'],
    ['Day off,Colour\n1,2\n', 'We can’t find the date and the description and the amount'],
    ['Date,Description,Amount\n31/02/2026,X,1.00\n', 'Line 2: “31/02/2026” is no date'],
    ['Date,Description,Amount\n01/02/2026,X,1.234\n', 'Line 2: “1.234” is no amount'],
  ])('is refused in words: %j', (text, words) => {
    expect(lines(text)).toContain(words)
  })
})

test.each([
  ['1,234.56', 123_456],
  ['1.234,56', 123_456],
  ['€12', 1200],
  ['12.5', 1250],
  ['.50', 50],
  ['-£3.00', -300],
  ['£-3.00', -300],
  ['(3.00)', -300],
  ['3.00 DR', -300],
  ['3.00CR', 300],
  ['1,234', 123_400],
  ['12 000.00', 1_200_000],
  ['0.00', 0],
  ['1.234', null],
  ['12..5', null],
  ['(3.00', null],
  ['', null],
  ['three', null],
  ['999999999999', null],
])('%j is %j cents', (typed, amount) => {
  expect(readAmount(typed)).toBe(amount)
})
