import { expect, test } from 'vitest'
import { paperRows } from './paper-rows.ts'

test.each([
  { kind: 'Lotto', text: 'A1, 4 9 17', is: [{ stub: 'A1', lines: [[4, 9, 17]], entries: 1 }] },
  { kind: 'Lotto', text: 'A1;4;9;17\n\n', is: [{ stub: 'A1', lines: [[4, 9, 17]], entries: 1 }] },
  {
    kind: 'Lotto',
    text: '\uFEFFStub,Numbers\r\n"A1","c 9"',
    is: [{ stub: 'A1', lines: [['C', 9]], entries: 1 }],
  },
  { kind: 'Lotto', text: 'A1', is: [{ stub: 'A1', lines: [[]], entries: 1 }] },
  {
    kind: 'Lotto',
    text: 'A1, 1 2\nA1, 3 4',
    is: [
      {
        stub: 'A1',
        lines: [
          [1, 2],
          [3, 4],
        ],
        entries: 2,
      },
    ],
  },
  {
    kind: 'Draw',
    text: 'A1\nA2, 3',
    is: [
      { stub: 'A1', lines: [], entries: 1 },
      { stub: 'A2', lines: [], entries: 3 },
    ],
  },
  {
    kind: 'Draw',
    text: 'A1\tx',
    is: 'Row 1: write the number on the stub, a comma, and how many tickets (up to 100)',
  },
  { kind: 'Draw', text: ' \n', is: 'Type at least one ticket' },
  { kind: 'Lotto', text: '4 9 17 21', is: 'Row 1: put a comma after the number on the stub' },
  { kind: 'Lotto', text: 'A1, 4 9\nA2, many', is: 'Row 2: these aren’t numbers to play' },
] as const)('$kind $text', ({ kind, text, is }) => {
  const read = paperRows(text, kind)
  expect(read.ok ? read.tickets : read.problem).toEqual(is)
})

test('no more than can be sent at once', () => {
  const text = Array.from({ length: 501 }, (_, at) => `${at}`).join('\n')
  expect(paperRows(text, 'Draw')).toEqual({ ok: false, problem: '500 tickets at a time is the most' })
})
