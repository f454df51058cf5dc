import pg from 'pg'
import type { Database, Tx } from '#kernel/db/database.ts'

export interface Counter {
  db: (db: Database) => Database
  /** The statements that a piece of work sent. */
  during: (work: () => Promise<unknown>) => Promise<string[]>
}

const IN_TRANSACTIONS = new Set(['execute', 'select', 'selectDistinct', 'insert', 'update', 'delete'])

/** Counts the statements that reach the database by name; on request also those of transactions, by what they do. */
export function statementCounter({ inTransactions = false } = {}): Counter {
  let sent: string[] = []
  const counted = (tx: Tx, where: string): Tx =>
    new Proxy(tx, {
      get: (target, name) => {
        const value: unknown = Reflect.get(target, name)
        if (typeof value !== 'function') return value
        if (IN_TRANSACTIONS.has(String(name)))
          return (...given: unknown[]): unknown => {
            sent.push(`${where} ${String(name)}`)
            return value.apply(target, given)
          }
        return value.bind(target)
      },
    })
  return {
    db: (db) => ({
      ...db,
      read: (statement, values) => {
        sent.push(statement.name)
        return db.read(statement, values)
      },
      readPlatform: (statement, values) => {
        sent.push(statement.name)
        return db.readPlatform(statement, values)
      },
      ...(inTransactions && {
        withClub: (clubId, work, asked) => db.withClub(clubId, (tx) => work(counted(tx, 'club')), asked),
        withPlatform: (work, asked) => db.withPlatform((tx) => work(counted(tx, 'platform')), asked),
      }),
    }),
    during: async (work) => {
      sent = []
      await work()
      return sent
    },
  }
}

/** What opens, closes and divides transactions, says who asks, begins to listen, or is the test's own (test-app.ts): no work of its own. */
const FRAME =
  /^\s*(begin|commit|rollback|savepoint|release|listen|set local role|select set_config\(|select pg_notify\()/i
/** The demo's own gateway keeps its books beside ours, and a test waits until its app has heard of what it wrote (test-app.ts). */
const NOT_OURS = /\bsandbox_|^select pg_notify\('club_changed', \$1\)$/

/**
 * Every statement that a piece of work sends to PostgreSQL, counted at the driver: also what runs in a transaction inside of another,
 * who asks and what they may. Without the frame of transactions, and without the books of the demo's gateway.
 */
export async function sentDuring(work: () => Promise<unknown>): Promise<string[]> {
  const messages = await messagesDuring(work)
  return messages.flat().filter((text) => !FRAME.test(text))
}

/**
 * The same with the frame, as messages: what a connection sends while it waits for no answer begins one, and what follows before all
 * of that is answered goes with it. So there are as many of them as ways to the database that somebody has waited for.
 */
export async function messagesDuring(work: () => Promise<unknown>): Promise<string[][]> {
  const messages: string[][] = []
  const query = Reflect.get(pg.Client.prototype, 'query') as (...given: unknown[]) => unknown
  const lines = new WeakMap<pg.Client, Line>()
  const counting = function (this: pg.Client, ...given: unknown[]): unknown {
    const [asked] = given
    const text = typeof asked === 'string' ? asked : ((asked as { text?: string } | null)?.text ?? '')
    const line = lines.get(this) ?? { unanswered: 0, message: [] }
    lines.set(this, line)
    if (line.unanswered === 0) line.message = []
    line.unanswered += 1
    if (!NOT_OURS.test(text)) {
      if (line.message.length === 0) messages.push(line.message)
      line.message.push(text.replaceAll(/\s+/g, ' ').trim())
    }
    return whenAnswered(
      given,
      () => (line.unanswered -= 1),
      (all) => Reflect.apply(query, this, all),
    )
  }
  Reflect.set(pg.Client.prototype, 'query', counting)
  try {
    await work()
  } finally {
    Reflect.set(pg.Client.prototype, 'query', query)
  }
  return messages
}

interface Line {
  unanswered: number
  message: string[]
}

/** The driver answers a callback where it is given one, and else a promise. */
function whenAnswered(given: unknown[], answered: () => void, ask: (given: unknown[]) => unknown): unknown {
  const last = given.at(-1)
  if (typeof last === 'function')
    return ask([
      ...given.slice(0, -1),
      (...said: unknown[]): unknown => {
        answered()
        return Reflect.apply(last, undefined, said)
      },
    ])
  const answer = ask(given)
  if (answer instanceof Promise) answer.then(answered, answered)
  return answer
}
