import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'

/** A statement with a name, so that the server plans it once per connection. */
export interface Statement {
  name: string
  text: string
}

export type Tx = PgDatabase<PgQueryResultHKT>

export interface Listener {
  heard: (payload: string) => void
  /** The line was cut: whatever was learnt before may be old. */
  lost: () => void
}

/** Where pieces of work reach rows, each with the rights of one club or of the platform. */
export type Pieces = Pick<Database, 'withClub' | 'withPlatform'>

export interface TransactionOptions {
  /**
   * The work asks for one statement at most, and whatever it does afterwards does not take that back: then begin, statement and end are
   * one message, and one wait.
   */
  isOneStatement?: boolean
  /** How long each of its statements may take, where that is longer than for others: said with what begins it, and waited for by the driver. */
  withinMs?: number
}

/** Connections of one role: `waiting` are those who want one. */
export interface PoolUse {
  pool: string
  busy: number
  idle: number
  waiting: number
}

/** What the product asks of PostgreSQL, embedded or served. */
export interface Database {
  readonly kind: 'embedded' | 'postgres'
  /** One statement through the role that can see public content and nothing else. */
  read<Row>(statement: Statement, values: unknown[]): Promise<Row[]>
  /** A transaction in which row security lets the app see and write this one club. */
  withClub<T>(clubId: string, work: (tx: Tx) => Promise<T>, options?: TransactionOptions): Promise<T>
  /** A transaction in which the app sees what belongs to no single club: people, sign-ins, the outbox. */
  withPlatform<T>(work: (tx: Tx) => Promise<T>, options?: TransactionOptions): Promise<T>
  /** One statement of that kind. */
  readPlatform<Row>(statement: Statement, values: unknown[]): Promise<Row[]>
  /**
   * Pieces of work one after the other in a single transaction: all of them are done in the end, or none. It takes whatever time it
   * needs, since the budgets of requests are not its own. What it is given may be begun again from the start.
   */
  allOrNothing<T>(work: (pieces: Pieces) => Promise<T>): Promise<T>
  listen(channel: string, listener: Listener): Promise<() => Promise<void>>
  migrate(): Promise<void>
  /** How much is missing; nothing when the schema is as this code expects. */
  pendingMigrations(): Promise<number>
  /** Answers and takes no writes, as a replica does. */
  isReadOnly(): Promise<boolean>
  /** Fails when a connection does not hold the role that row security relies on. */
  checkRoles(): Promise<void>
  /** How its connections are used; none is counted where there is one. */
  pools?(): PoolUse[]
  /** Whether what others write is heard. */
  isListening?(): boolean
  /** Resolves when the database answers. */
  ping(): Promise<void>
  close(): Promise<void>
}

export class RoleLost extends Error {
  constructor(wanted: string, held: string) {
    super(
      `Connections must hold the role ${wanted} and hold ${held}: row security would not be enforced.\n` +
        'Leave "options" out of DATABASE_URL, and use a pooler that passes start-up options on.',
    )
  }
}

export const APP_ROLE = 'clubhouse_app'
export const READER_ROLE = 'clubhouse_reader'
export const PLATFORM_ROLE = 'clubhouse_platform'
/** Of a governing body's staff: taken inside of a transaction of the platform's (`as-body.ts`). */
export const BODY_ROLE = 'clubhouse_body'
export const ROLES = [APP_ROLE, READER_ROLE, PLATFORM_ROLE, BODY_ROLE]

/** Budgets of the whole product: nobody waits longer than this for a row or a lock. */
export const TIMEOUTS = { statementMs: 3000, lockMs: 3000, connectMs: 3000 }

/** Of commands that read a whole log or a year of money: the operator waits, and may have just restored a database without statistics. */
export const COMMAND_TIMEOUTS = { ...TIMEOUTS, statementMs: 600_000 }

/** Whoever names the same waits here until the transaction of whoever came before is over. */
export async function oneAtATime(tx: Tx, ...named: readonly string[]): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${JSON.stringify(named)}, 0))`)
}
