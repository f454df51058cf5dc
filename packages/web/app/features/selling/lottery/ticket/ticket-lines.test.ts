import { expect, test } from 'vitest'
import {
  addLine,
  clear,
  completed,
  fill,
  newLines,
  openLines,
  removeLine,
  resize,
  type TicketLines,
  toggle,
} from './ticket-lines.ts'

const pick = (ticket: TicketLines, ...symbols: (number | string)[]) =>
  symbols.reduce((before, symbol) => toggle(before, symbol, 3), ticket)

test('a line is kept in order, and what is pressed again is taken out', () => {
  const chosen = pick(newLines(1), 19, 4)
  expect(chosen.lines).toEqual([[4, 19]])
  expect(pick(chosen, 4).lines).toEqual([[19]])
  expect(pick(newLines(1), 'Q', 'B').lines).toEqual([['B', 'Q']])
})

test('a line that is full leads on to the next that is not; the last stays and takes no more', () => {
  const first = pick(newLines(2), 1, 2, 3)
  expect(first.current).toBe(1)
  const both = pick(first, 4, 5, 6)
  expect(both.current).toBe(1)
  expect(pick(both, 7)).toBe(both)
})

test('after a line in the middle is changed, the way leads on to what is still open', () => {
  const full = pick(newLines(3), 1, 2, 3, 4, 5, 6)
  const changed = pick(clear(full, 0), 7, 8, 9)
  expect(changed.current).toBe(2)
  expect(openLines(changed, 3)).toEqual([2])
})

test.each([
  { count: 1, lines: [[1, 2, 3]], why: 'empty lines go first' },
  { count: 4, lines: [[1, 2, 3], [], [9], []], why: 'more begin empty' },
  { count: 2, lines: [[1, 2, 3], [9]], why: 'what was chosen stays' },
])('$count lines: $why', ({ count, lines }) => {
  const ticket = { lines: [[1, 2, 3], [], [9]], current: 2 }
  const resized = resize(ticket, count)
  expect(resized.lines).toEqual(lines)
  expect(resized.current).toBeLessThan(count)
})

test('LOTTO-09 a quick pick fills the lines that were asked for, and no other', () => {
  const ticket = { lines: [[1, 2, 3], [], [9]], current: 1 }
  const filled = fill(
    ticket,
    [1, 2],
    [
      [30, 20, 10],
      [6, 5, 4],
    ],
    3,
  )
  expect(filled.lines).toEqual([
    [1, 2, 3],
    [10, 20, 30],
    [4, 5, 6],
  ])
})

test('a line is added to be chosen next, and can be taken away', () => {
  const two = addLine(pick(newLines(1), 1))
  expect(two).toEqual({ lines: [[1], []], current: 1 })
  expect(removeLine(two, 0)).toEqual({ lines: [[]], current: 0 })
})

test.each([
  { line: [], picked: [9, 1, 5], becomes: [1, 5, 9], why: 'an empty line takes all' },
  { line: [7, 9], picked: [9, 12, 1], becomes: [7, 9, 12], why: 'what was chosen stays' },
  { line: [1, 2, 3], picked: [9, 8, 7], becomes: [7, 8, 9], why: 'a full line is picked anew' },
])('LOTTO-09 a quick pick completes a line: $why', ({ line, picked, becomes }) => {
  expect(completed(line, picked, 3)).toEqual(becomes)
})
