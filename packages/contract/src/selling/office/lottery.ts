import { z } from 'zod'
import { AccountHeader, endpoint } from '../../endpoint.ts'
import { streamOf } from '../../file.ts'
import { DrawStatus, Pick } from '../lottery.ts'
import { collectionOf, listQuery } from '../../paging.ts'
import { csvColumns } from '../../office/csv.ts'
import { DRAW_STATES, LOTTERY_LIMITS, RUN_BY } from './lottery-limits.ts'

/** OPEN-120: the draws of lottos and prize draws, for those who run the club: entries, paper tickets, two people, winners. */

const Amount = z.number().int().min(0).max(10_000_000_00)
const Count = z.number().int().min(0)

export const RunBy = z.enum(RUN_BY)
export const Step = z.object({
  title: z.string().trim().min(1).max(60),
  count: z.number().int().min(1).max(1000),
  price: Amount.min(1),
})

export const OfficeDrawSummary = z.object({
  draw_id: z.uuid(),
  lottery_id: z.uuid(),
  name: z.string(),
  slug: z.string(),
  type: z.enum(['Lotto', 'Draw']),
  number: z.number().int(),
  status: DrawStatus,
  closes_at: z.string(),
  draws_at: z.string(),
  drawn_at: z.string().nullable(),
  entries: Count,
  /** Entries of paper tickets. */
  paper_entries: Count,
  /** What can be won now, or could be; null of a prize draw. */
  jackpot: Count.nullable(),
  winners: Count,
  /** Two people have to set it off, and have not yet. */
  needs_people: z.boolean(),
})
export type OfficeDrawSummary = z.infer<typeof OfficeDrawSummary>

const Hand = z.object({ user_id: z.uuid().nullable(), name: z.string(), at: z.string() })

export const PaperSale = z.object({
  sale_id: z.uuid(),
  tickets: Count,
  entries: Count,
  amount: Count,
  entered_by: z.string(),
  entered_at: z.string(),
  taken_back_at: z.string().nullable(),
})
export type PaperSale = z.infer<typeof PaperSale>

export const OfficeDraw = OfficeDrawSummary.extend({
  run_by: RunBy,
  is_drum: z.boolean(),
  seal: z.string(),
  entries_hash: z.string().nullable(),
  waits_for: z.string().nullable(),
  /** What can be won: amounts in cents, 0 for a thing. */
  prizes: z.array(z.object({ title: z.string(), amount: Count })),
  pick: z.object({ count: Count, symbols: z.array(Pick) }),
  prices: z.array(Step),
  picks: z.array(Pick),
  tiers: z.array(z.object({ tier: z.string(), winners: Count, amount_each: Count })),
  /** Winners with their contact details; never public. */
  won: z.array(
    z.object({
      entry: z.number().int(),
      line: z.array(Pick),
      prize: z.string(),
      amount: Count,
      who: z.string().nullable(),
      stub: z.string().nullable(),
    }),
  ),
  opened: Hand.nullable(),
  confirmed: Hand.nullable(),
  /** Admins who have read the drum so far; their readings are hidden until the result. */
  readings: z.array(Hand),
  /** The others who run the club. */
  colleagues: z.array(z.object({ user_id: z.uuid(), name: z.string() })),
  paper_sales: z.array(PaperSale),
  /** Whether paper tickets can be entered now: the feature is on, and it is before the cut-off. */
  takes_paper: z.boolean(),
})
export type OfficeDraw = z.infer<typeof OfficeDraw>

export const DrawsQuery = listQuery(['name', 'number', 'closes_at', 'draws_at', 'entries']).extend({
  state: z.enum(DRAW_STATES).optional(),
  lottery_id: z.uuid().optional(),
})
export type DrawsQuery = z.infer<typeof DrawsQuery>
const DrawCounts = z.object({ ahead: Count, waiting: Count, past: Count })

const office = { tag: 'Back office', headers: AccountHeader } as const
const DRAW = '/backoffice/lottery/draws/{draw_id}'
const ofDraw = { ...office, params: z.object({ draw_id: z.uuid() }) } as const

/** Default order: what is drawn next first, of past ones the newest. */
export const listLotteryDraws = endpoint('GET /backoffice/lottery/draws', {
  ...office,
  name: 'listLotteryDraws',
  summary: 'The draws of a club’s lottos, ahead and past',
  query: DrawsQuery,
  reply: collectionOf(OfficeDrawSummary).extend({ counts: DrawCounts }),
})

export const listPrizeDraws = endpoint('GET /backoffice/draws', {
  ...office,
  name: 'listPrizeDraws',
  summary: 'The prize draws of a club, ahead and past',
  query: DrawsQuery,
  reply: collectionOf(OfficeDrawSummary).extend({ counts: DrawCounts }),
})

/** One draw of a lotto or prize draw. */
export const getOfficeDraw = endpoint(`GET ${DRAW}`, {
  ...ofDraw,
  name: 'getOfficeDraw',
  summary: 'One draw with its paper tickets, who sets it off, and who won',
  reply: OfficeDraw,
})

/** By a ticket that renews itself, by one that was bought for some draws, or at the gate. */
const Sold = z.enum(['online', 'subscription', 'paper'])

export const OfficeEntry = z.object({
  entry: z.number().int(),
  line: z.array(Pick),
  sold: Sold,
  who: z.string().nullable(),
  stub: z.string().nullable(),
  bought_at: z.string(),
  prize: z.string().nullable(),
  amount: Count,
})
export type OfficeEntry = z.infer<typeof OfficeEntry>

export const EntriesQuery = listQuery(['entry', 'bought_at']).extend({
  sold: Sold.optional(),
})
export type EntriesQuery = z.infer<typeof EntriesQuery>

/** Entries of the draw, without those refunded before it closed. */
export const listDrawEntries = endpoint(`GET ${DRAW}/entries`, {
  ...ofDraw,
  name: 'listDrawEntries',
  summary: 'What is in a draw, and whose it is',
  query: EntriesQuery,
  reply: collectionOf(OfficeEntry).extend({
    counts: z.object({ all: Count, online: Count, subscription: Count, paper: Count }),
  }),
})

export const ENTRY_COLUMNS = ['entry', 'line', 'sold', 'who', 'stub', 'bought_at', 'prize', 'amount'] as const
export const listDrawEntriesCsv = endpoint(`GET ${DRAW}/entries/csv`, {
  ...ofDraw,
  name: 'listDrawEntriesCsv',
  summary: 'The same list as a CSV file, whole',
  query: EntriesQuery.extend(csvColumns(ENTRY_COLUMNS)),
  reply: streamOf('text/csv; charset=utf-8'),
})

export const openDraw = endpoint(`POST ${DRAW}/opening`, {
  ...ofDraw,
  name: 'openDraw',
  summary: 'The first of two people sets off a draw that has closed',
  reply: OfficeDraw,
})

/** Confirms the draw, which is then drawn and public. 409 for the admin who opened it, and when it is confirmed already. */
export const confirmDraw = endpoint(`POST ${DRAW}/confirmation`, {
  ...ofDraw,
  name: 'confirmDraw',
  summary: 'A second, different person confirms: the draw is drawn and published',
  reply: OfficeDraw,
})

/** The draw is made once two admins have entered the same reading. A second reading by the same admin replaces their first. */
export const readDrum = endpoint(`POST ${DRAW}/readings`, {
  ...ofDraw,
  name: 'readDrum',
  summary: 'What one person read from the drum',
  body: z.object({
    /** As they came out; of a prize draw the numbers of the tickets. */
    picks: z
      .array(z.union([Pick, z.number().int().min(1).max(1_000_000)]))
      .min(1)
      .max(LOTTERY_LIMITS.read),
  }),
  reply: OfficeDraw,
})

export const PaperTicket = z.object({
  /** What finds its holder: the number on the stub. Not a name. */
  stub: z.string().trim().max(LOTTERY_LIMITS.stub).default(''),
  /** Lotto only: the lines; one without symbols is a lucky dip. */
  lines: z.array(z.array(Pick).max(12)).max(LOTTERY_LIMITS.paperLines).default([]),
  /** Prize draws only: number of tickets. */
  entries: z.number().int().min(1).max(100).default(1),
})
export type PaperTicket = z.infer<typeof PaperTicket>

/** The same `sale_id` is entered and booked once, however often it is sent. */
export const enterPaperTickets = endpoint(`POST ${DRAW}/paper-tickets`, {
  ...ofDraw,
  name: 'enterPaperTickets',
  summary: 'Tickets sold on paper, with the cash for them, before the cut-off',
  body: z.object({
    sale_id: z.uuid(),
    tickets: z.array(PaperTicket).min(1).max(LOTTERY_LIMITS.paperTickets),
    /** What was counted; it has to be what the tickets come to. */
    cash: Amount,
  }),
  reply: OfficeDraw,
})

/** Out of the draw again, and out of the books, until the cut-off. */
export const takeBackPaperTickets = endpoint(`DELETE ${DRAW}/paper-tickets/{sale_id}`, {
  ...office,
  name: 'takeBackPaperTickets',
  summary: 'Takes back paper tickets that were entered by mistake',
  params: z.object({ draw_id: z.uuid(), sale_id: z.uuid() }),
  reply: OfficeDraw,
})
