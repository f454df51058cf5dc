import { type SQL, sql } from 'drizzle-orm'
import type { Statement, Tx } from './database.ts'
import { rows } from './rows.ts'

/** A statement with numbered values, inside of a transaction: what a list is made of can be read as a club, too. */
export const readIn =
  (tx: Tx) =>
  async <Row>({ text }: Statement, values: readonly unknown[]): Promise<Row[]> => {
    const parts = text
      .split(/\$(\d+)/)
      .map((part, at): SQL => (at % 2 === 0 ? sql.raw(part) : sql`${sql.param(values[Number(part) - 1])}`))
    return rows<Row>(tx, sql.join(parts))
  }
