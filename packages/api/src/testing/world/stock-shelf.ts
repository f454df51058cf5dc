import { randomUUID } from 'node:crypto'
import { openTestDatabase, type TestDatabase } from '../test-database.ts'

export interface Counts {
  remaining: number
  reserved: number
  sold: number
}

/** A database with rows of stock that a test lays for itself. */
export interface Shelf extends TestDatabase {
  clubId: string
  otherClubId: string
  /** So many of something that can run out; its id. */
  lay: (remaining: number, clubId?: string) => Promise<string>
  counts: (stockId: string) => Promise<Counts>
}

export async function openShelf(): Promise<Shelf> {
  const database = await openTestDatabase()
  const clubs = await database.asOwner<{ id: string; slug: string }>('select id, slug from clubs')
  const idOf = (slug: string) => clubs.find((club) => club.slug === slug)?.id ?? ''
  const clubId = idOf('dunvarra')
  return {
    ...database,
    clubId,
    otherClubId: idOf('inishvarn'),
    async lay(remaining, of = clubId) {
      const id = randomUUID()
      await database.asOwner('insert into stock (club_id, id, remaining) values ($1, $2, $3)', [
        of,
        id,
        remaining,
      ])
      return id
    },
    async counts(stockId) {
      const [row] = await database.asOwner<Counts>(
        'select remaining, reserved, sold from stock where id = $1',
        [stockId],
      )
      if (!row) throw new Error('There is no such row of stock')
      return row
    },
  }
}
