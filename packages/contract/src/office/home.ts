import { z } from 'zod'
import { Currency } from '../site/club.ts'
import { ContentType } from '../site/content.ts'
import { AccountHeader, endpoint } from '../endpoint.ts'

/** OPEN-120: the first page of the back office. Amounts are cents. */

const Cents = z.number().int()
const Count = z.number().int().nonnegative()
/** A plain date in the club's zone. */
const Day = z.iso.date()

/** What a new club has to do once, each found out from what is there. */
export const SETUP_STEPS = ['crest', 'contact', 'about-us', 'news', 'form', 'plan'] as const
export const SetupStep = z.enum(SETUP_STEPS)
export type SetupStep = z.infer<typeof SetupStep>

/** Something written and not yet published; of an article its type and title, of the menu and theme neither. */
const Unpublished = z.object({
  kind: z.string(),
  subject_id: z.uuid(),
  type: ContentType.nullable(),
  title: z.string().nullable(),
})

export const ToDo = z.object({
  /** Later payments that were tried as often as we try. */
  failed_payments: z.object({ count: Count, amount: Cents, oldest_due_on: Day.nullable() }),
  /** Orders whose money is on its way. */
  waiting_orders: z.object({ count: Count, amount: Cents, oldest_at: z.iso.datetime().nullable() }),
  /** Refunds that wait for a second person; the oldest by whom and of which order. */
  refund_requests: z.object({
    count: Count,
    amount: Cents,
    oldest: z
      .object({
        order_id: z.uuid(),
        order_seq: z.number().int(),
        asked_by: z.string().nullable(),
        asked_at: z.iso.datetime(),
        is_yours: z.boolean(),
      })
      .nullable(),
  }),
  /** Write-offs that wait for a second person. */
  write_offs: z.object({
    count: Count,
    amount: Cents,
    oldest: z
      .object({
        person_id: z.uuid(),
        asked_by: z.string().nullable(),
        asked_at: z.iso.datetime(),
        is_yours: z.boolean(),
      })
      .nullable(),
  }),
  /** Draws that wait for a second person. */
  draws: z.object({
    count: Count,
    oldest: z
      .object({
        draw_id: z.uuid(),
        name: z.string(),
        opened_by: z.string().nullable(),
        opened_at: z.iso.datetime(),
        is_yours: z.boolean(),
      })
      .nullable(),
  }),
  /** Messages of the contact form without a reply. */
  messages: z.object({ count: Count, oldest_at: z.iso.datetime().nullable() }),
  /** Governing bodies that ask to read the members, and wait for an answer. */
  body_asks: z.object({
    count: Count,
    oldest: z.object({ body: z.string(), asked_at: z.iso.datetime() }).nullable(),
  }),
  /** What a governing body wrote to the club in the last two weeks. */
  body_messages: z.object({
    count: Count,
    newest: z.object({ body: z.string(), subject: z.string(), sent_at: z.iso.datetime() }).nullable(),
  }),
  /** Addresses that we told nothing more, because nothing arrived there for days. */
  webhooks_off: z.object({ count: Count }),
  /** Sizes of the shop of which as few are left as the club wants to hear of; the fewest of one. */
  low_stock: z.object({
    count: Count,
    fewest: z
      .object({ item_id: z.uuid(), name: z.string(), size: z.string().nullable(), left: Count })
      .nullable(),
  }),
  drafts: z.object({
    count: Count,
    newest: Unpublished.extend({
      saved_at: z.iso.datetime(),
      saved_by: z.string().nullable(),
      is_yours: z.boolean(),
    }).nullable(),
  }),
  scheduled: z.object({ count: Count, next: Unpublished.extend({ due_at: z.iso.datetime() }).nullable() }),
})
export type ToDo = z.infer<typeof ToDo>

export const NextDraw = z.object({
  draw_id: z.uuid(),
  name: z.string(),
  kind: z.enum(['Lotto', 'Draw']),
  /** Jackpot of a lotto; null for prize draws. */
  jackpot: Cents.nullable(),
  closes_at: z.iso.datetime(),
  draws_at: z.iso.datetime(),
  /** Closed, and not drawn yet. */
  is_closed: z.boolean(),
  entries: Count,
  /** Entries of tickets that renew automatically. */
  renewing: Count,
  /** Entries of the draw before; null for the first draw. */
  entries_before: Count.nullable(),
})
export type NextDraw = z.infer<typeof NextDraw>

/** What was sold less what was given back, as the ledger has it, on one day of the club's. */
export const DayTakings = z.object({
  day: Day,
  membership: Cents,
  fundraising: Cents,
  shop: Cents,
  other: Cents,
})
export type DayTakings = z.infer<typeof DayTakings>

export const OfficeHome = z.object({
  now: z.iso.datetime(),
  time_zone: z.string(),
  currency: Currency,
  setup: z.array(z.object({ step: SetupStep, is_done: z.boolean() })),
  to_do: ToDo,
  next_draw: NextDraw.nullable(),
  /** Null for callers without the right to see money. */
  takings: z
    .object({
      /** The last 30, today last. */
      days: z.array(DayTakings),
      /** Takings of the 30 days before. */
      before: Cents,
      /** False until the first sale. */
      has_any: z.boolean(),
    })
    .nullable(),
})
export type OfficeHome = z.infer<typeof OfficeHome>

export const getOfficeHome = endpoint('GET /backoffice/home', {
  tag: 'Back office',
  headers: AccountHeader,
  name: 'getOfficeHome',
  summary: 'What needs doing in a club, its next draw and its takings of 30 days',
  reply: OfficeHome,
})
