import { expect, test } from 'vitest'
import { csvField, csvLine, csvMoney } from './csv.ts'

test.each([
  ['Áine Ní Bhriain', 'Áine Ní Bhriain'],
  ['Byrne, Áine', '"Byrne, Áine"'],
  ['said "yes"', '"said ""yes"""'],
  ['two\nlines', '"two\nlines"'],
  ['=1+1', "'=1+1"],
  ['+353 87 123', "'+353 87 123"],
  ['-5', "'-5"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['=HYPERLINK("x","y")', '"\'=HYPERLINK(""x"",""y"")"'],
  [-5.5, '-5.5'],
  // V15: two decimals, and a number however little it is.
  [csvMoney(4_109_610), '41096.10'],
  [csvMoney(-9_500), '-95.00'],
  [csvMoney(0), '0.00'],
  [null, ''],
])('%j in a cell is %j', (value, written) => {
  expect(csvField(value)).toBe(written)
})

test('a line ends as spreadsheets expect', () => {
  expect(csvLine(['a', 1, null])).toBe('a,1,\r\n')
})
