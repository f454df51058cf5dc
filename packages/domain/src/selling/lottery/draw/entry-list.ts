import type { DrawProof } from '@clubhouse/contract/selling/draw-proof'
import { ALGORITHM, hashOfText } from './algorithm.ts'

/** All that is fixed at the close: what is played for, by which rule, with whose luck, and what is in. */
export type ClosedList = Pick<
  DrawProof,
  'club' | 'product' | 'number' | 'closes_at' | 'draws_at' | 'closed_at' | 'rule' | 'entries'
> & {
  /** Name of the beacon, or `drum`. */
  luck: string
}

/**
 * The list as a file: CSV that opens in any spreadsheet, and the very bytes that are hashed (UTF-8, each line ended by one
 * line feed). Each line begins with a word or a number of ours, so that no title of a prize is taken for a formula.
 */
export function listText({ club, product, rule, entries, luck, ...draw }: ClosedList): string {
  const lines: (string | number)[][] = [
    [ALGORITHM],
    ['club', club],
    ['lottery', product.type, product.slug],
    ['draw', draw.number],
    ['closes', draw.closes_at],
    ['closed', draw.closed_at],
    ['draws', draw.draws_at],
    ['luck', luck],
    ['count', rule.count],
    ['symbols', ...rule.symbols],
    ...rule.prizes.map(({ title, amount }) => [`prize ${title}`, amount]),
    ['entries', entries.length],
    ...entries.map(({ entry, line }) => [entry, ...line]),
  ]
  return lines.map((fields) => `${fields.map(field).join(',')}\n`).join('')
}

/** As RFC 4180 has it. */
function field(value: string | number): string {
  const text = String(value)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

export const hashOfList = (list: ClosedList): string => hashOfText(listText(list))

/** The list that a published file tells of. */
export const listOfProof = ({ beacon, ...proof }: Omit<DrawProof, 'result'>): ClosedList => ({
  ...proof,
  luck: beacon?.name ?? 'drum',
})
