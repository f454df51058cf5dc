import { sql } from 'drizzle-orm'
import type { PersonTable } from '#kernel/person/person-table.ts'
import { ownOrders } from '#people/privacy/port.ts'

export const bankPeople: PersonTable[] = [
  {
    // The bank wrote who paid; that and what was paid stays.
    table: 'bank_lines',
    person: [],
    onErase: (whose) => sql`
      update bank_lines set text = 'Erased', reason = '' where club_id = ${whose.clubId} and order_id in (${ownOrders(whose)})`,
  },
]
