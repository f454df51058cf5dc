import { formatDay } from '../../format.ts'

const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`

export interface TicketInWords {
  lines: number
  draws: number
  autoRenewal: boolean
  /** When the first draw is; null while none is open. */
  from: string | null
  timeZone: string
}

/** "3 lines, 1 draw, from Thursday 19 November": what somebody pays for, said before they pay. */
export const ticketInWords = ({ lines, draws, autoRenewal, from, timeZone }: TicketInWords): string =>
  [
    counted(lines, 'line'),
    counted(draws, 'draw'),
    ...(from === null ? [] : [`from ${formatDay(from, timeZone)}`]),
    ...(autoRenewal ? ['renews until you stop it'] : []),
  ].join(', ')

/** "3 tickets, drawn Saturday 19 December". */
export const entriesInWords = (entries: number, drawsAt: string, timeZone: string): string =>
  `${counted(entries, 'ticket')}, drawn ${formatDay(drawsAt, timeZone)}`
