import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { DrawStatus, Pick, PickType, PriceStep, Prize } from '@clubhouse/contract/selling/lottery'
import { products } from '../catalogue/tables.ts'
import { clubId } from '#site/clubs/tables.ts'
import { instant } from '#kernel/db/columns.ts'
import { users } from '#identity/sign-in/people/tables.ts'
import { orderItems } from '#money/orders/tables.ts'
import type { DrawRule } from './draws/draw-rule.ts'

/** Lottos and prize draws: what is played, when it is drawn, who is in, and what came of it. Amounts are cents. */

/** The product of the same id. A lotto is drawn every week, a prize draw once. */
export const lotteries = pgTable(
  'lotteries',
  {
    clubId: clubId(),
    id: uuid('id').notNull(),
    kind: text('kind').$type<'Lotto' | 'Draw'>().notNull(),
    pickType: text('pick_type').$type<PickType>().notNull(),
    pickCount: integer('pick_count').notNull().default(0),
    /** What a line is picked from, in the order in which the page shows it. */
    symbols: jsonb('symbols')
      .$type<Pick[]>()
      .notNull()
      .default(sql`'[]'::jsonb`),
    prices: jsonb('prices').$type<PriceStep[]>().notNull(),
    /** Lines of a ticket, or tickets in one purchase. */
    maxCount: integer('max_count').notNull(),
    /** For how many draws a ticket may be bought. */
    drawCounts: integer('draw_counts')
      .array()
      .notNull()
      .default(sql`'{1}'`),
    allowsAutoRenewal: boolean('allows_auto_renewal').notNull().default(false),
    /** Of a lotto: what can be won now; the jackpot grows by `jackpot_step` with each draw that nobody wins, up to `jackpot_cap`. */
    jackpot: integer('jackpot').notNull().default(0),
    jackpotStart: integer('jackpot_start').notNull().default(0),
    jackpotStep: integer('jackpot_step').notNull().default(0),
    jackpotCap: integer('jackpot_cap'),
    /** Of a lotto: the tiers below the jackpot. */
    prizes: jsonb('prizes')
      .$type<Prize[]>()
      .notNull()
      .default(sql`'[]'::jsonb`),
    /** Of a prize draw, the first is drawn first. */
    things: jsonb('things')
      .$type<{ title: string; description: string }[]>()
      .notNull()
      .default(sql`'[]'::jsonb`),
    /** Of a lotto: when it is drawn in the club's zone; 4 is Thursday (ISO). */
    weekday: integer('weekday'),
    time: text('time'),
    /** How long before a draw nothing more is sold for it. */
    closesMinutesBefore: integer('closes_minutes_before').notNull().default(60),
    /** How a draw gets its luck: a public beacon, or a drum that two people read. */
    luck: text('luck').$type<'beacon' | 'drum'>().notNull().default('beacon'),
    /** Who sets a draw off once it is time: the clock, or two people of the club. What comes out is the same. */
    runBy: text('run_by').$type<'clock' | 'people'>().notNull().default('clock'),
    place: text('place').notNull().default(''),
    /** Ids of the club's images, the first is the main one. */
    imageIds: uuid('image_ids')
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** Of a prize draw: how many tickets there are in all; what is left stands in the product's stock. */
    ticketCount: integer('ticket_count'),
    /** How much one person may play for in a week, in all lotteries of the club; the lowest counts. */
    weeklyLimit: integer('weekly_limit'),
  },
  (table) => [
    primaryKey({ columns: [table.clubId, table.id] }),
    foreignKey({ columns: [table.clubId, table.id], foreignColumns: [products.clubId, products.id] }),
  ],
)

/** One time that a lottery is drawn. Changed step by step and never back: open, closed, (waiting,) drawn. */
export const draws = pgTable(
  'draws',
  {
    clubId: clubId(),
    id: uuid('id').notNull(),
    lotteryId: uuid('lottery_id').notNull(),
    number: integer('number').notNull(),
    closesAt: instant('closes_at').notNull(),
    drawsAt: instant('draws_at').notNull(),
    status: text('status').$type<DrawStatus>().notNull(),
    /** SHA-256 of the secret, in public from `sealed_at` on. */
    seal: text('seal').notNull(),
    sealedAt: instant('sealed_at').notNull(),
    /** Locked with the house's key until the draw; nobody reads it before. */
    sealedSecret: text('sealed_secret').notNull(),
    /** Opened with the result. */
    secret: text('secret'),
    /** By what it is drawn, from the close on. */
    rule: jsonb('rule').$type<DrawRule>(),
    entriesHash: text('entries_hash'),
    entriesCount: integer('entries_count'),
    closedAt: instant('closed_at'),
    /** Who sets it off, fixed at the close: nobody lifts the rule of two while it waits for them. Null while it is open. */
    runBy: text('run_by').$type<'clock' | 'people'>(),
    /** Whose luck it is, fixed at the close: the name of a beacon, or `drum`. */
    beacon: text('beacon'),
    beaconRound: integer('beacon_round'),
    beaconValue: text('beacon_value'),
    beaconSignature: text('beacon_signature'),
    /** The drum: what the first and the second reader entered. */
    drum: jsonb('drum').$type<{ picks: Pick[]; by: string; at: string }[]>(),
    algorithm: text('algorithm'),
    /** What could be won in it; fixed when it closes. */
    jackpot: integer('jackpot').notNull().default(0),
    picks: jsonb('picks').$type<Pick[]>(),
    tiers: jsonb('tiers').$type<{ tier: string; winners: number; amount_each: number }[]>(),
    winningTickets: jsonb('winning_tickets').$type<{ prize: string; ticket: number }[]>(),
    drawnAt: instant('drawn_at'),
    /** Why it waits, for people. */
    waitsFor: text('waits_for'),
    /** Set off by two people, never the same: the database refuses one alone. No keys to people: what is drawn never changes. */
    openedBy: uuid('opened_by'),
    openedAt: instant('opened_at'),
    confirmedBy: uuid('confirmed_by'),
    confirmedAt: instant('confirmed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.clubId, table.id] }),
    unique('draws_number').on(table.clubId, table.lotteryId, table.number),
    foreignKey({
      columns: [table.clubId, table.lotteryId],
      foreignColumns: [lotteries.clubId, lotteries.id],
    }),
    index('draws_to_do')
      .on(table.closesAt)
      .where(sql`status <> 'drawn'`),
    check('draws_drawn', sql`status <> 'drawn' or (secret is not null and entries_hash is not null)`),
    check('draws_by_two', sql`confirmed_by is null or opened_by is distinct from confirmed_by`),
  ],
)

/** Tickets that were sold on paper and entered together, with the cash for them. The id is that of whoever sent it: once. */
export const paperSales = pgTable(
  'paper_sales',
  {
    clubId: clubId(),
    id: uuid('id').notNull(),
    drawId: uuid('draw_id').notNull(),
    tickets: integer('tickets').notNull(),
    entries: integer('entries').notNull(),
    amount: integer('amount').notNull(),
    enteredBy: uuid('entered_by').references(() => users.id, { onDelete: 'set null' }),
    enteredAt: instant('entered_at').notNull(),
    takenBackAt: instant('taken_back_at'),
  },
  (table) => [
    primaryKey({ columns: [table.clubId, table.id] }),
    foreignKey({ columns: [table.clubId, table.drawId], foreignColumns: [draws.clubId, draws.id] }),
    index('paper_sales_of_draw').on(table.clubId, table.drawId),
    check('paper_sales_amount', sql`amount >= 0 and tickets > 0 and entries > 0`),
  ],
)

/** What somebody bought: lines of a lotto for some draws, or tickets of a prize draw. */
export const lotteryTickets = pgTable(
  'lottery_tickets',
  {
    clubId: clubId(),
    id: uuid('id').notNull(),
    lotteryId: uuid('lottery_id').notNull(),
    orderItemId: uuid('order_item_id'),
    /** Null for a guest, for somebody who was erased, and for tickets sold at the gate. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    lines: jsonb('lines').$type<Pick[][]>().notNull(),
    draws: integer('draws').notNull(),
    autoRenewal: boolean('auto_renewal').notNull().default(false),
    stoppedAt: instant('stopped_at'),
    /** Of one sold on paper: with which others it was entered, and what is on its stub. */
    paperSaleId: uuid('paper_sale_id'),
    stub: text('stub'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clubId, table.id] }),
    uniqueIndex('lottery_tickets_of_item').on(table.clubId, table.orderItemId),
    index('lottery_tickets_of_user').on(table.clubId, table.userId, table.createdAt.desc()),
    foreignKey({
      columns: [table.clubId, table.lotteryId],
      foreignColumns: [lotteries.clubId, lotteries.id],
    }),
    foreignKey({
      columns: [table.clubId, table.orderItemId],
      foreignColumns: [orderItems.clubId, orderItems.id],
    }),
    index('lottery_tickets_of_sale').on(table.clubId, table.paperSaleId),
    foreignKey({
      columns: [table.clubId, table.paperSaleId],
      foreignColumns: [paperSales.clubId, paperSales.id],
    }),
  ],
)

/** What is in a draw: one line of a ticket, or one numbered ticket of a prize draw. */
export const drawEntries = pgTable(
  'draw_entries',
  {
    clubId: clubId(),
    drawId: uuid('draw_id').notNull(),
    /** From 1, without gaps while it is sold; of a prize draw the number on the ticket. */
    entry: integer('entry').notNull(),
    ticketId: uuid('ticket_id').notNull(),
    /** Which line of the ticket it is. */
    lineNumber: integer('line_number').notNull(),
    line: jsonb('line')
      .$type<Pick[]>()
      .notNull()
      .default(sql`'[]'::jsonb`),
    /** Given back before the close: in the list no more. */
    withdrawnAt: instant('withdrawn_at'),
    tier: text('tier'),
    won: integer('won').notNull().default(0),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clubId, table.drawId, table.entry] }),
    // A ticket is renewed exactly once for a draw, whoever tries.
    unique('draw_entries_once').on(table.clubId, table.drawId, table.ticketId, table.lineNumber),
    index('draw_entries_of_ticket').on(table.clubId, table.ticketId),
    foreignKey({ columns: [table.clubId, table.drawId], foreignColumns: [draws.clubId, draws.id] }),
    foreignKey({
      columns: [table.clubId, table.ticketId],
      foreignColumns: [lotteryTickets.clubId, lotteryTickets.id] as [AnyPgColumn, AnyPgColumn],
    }),
  ],
)

/** How much somebody wants to be able to play for, by their own word. */
export const playLimits = pgTable(
  'play_limits',
  {
    clubId: clubId(),
    id: uuid('id').notNull(),
    /** Null once they were erased: whoever shut themselves out stays out, by their e-mail. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** Keyed, so that nobody reads an address out of it; a guest with the same e-mail is held to it too. */
    emailHash: text('email_hash').notNull(),
    weeklyLimit: integer('weekly_limit'),
    /** A higher one, from when it holds; a null limit there is none at all. */
    nextLimit: integer('next_limit'),
    nextFrom: instant('next_from'),
    excludedUntil: instant('excluded_until'),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clubId, table.id] }),
    unique('play_limits_of_user').on(table.clubId, table.userId),
    index('play_limits_email').on(table.clubId, table.emailHash),
  ],
)
