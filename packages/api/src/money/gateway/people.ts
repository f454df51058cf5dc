import type { PersonTable } from '#kernel/person/person-table.ts'
import { removedCustomers } from './remove-customers.ts'

export const gatewayPeople: PersonTable[] = [
  {
    // Before the row goes with its account.
    table: 'gateway_customers',
    person: ['user_id'],
    onEraseAccount: removedCustomers,
  },
  {
    table: 'saved_methods',
    person: ['user_id'],
    copy: [
      {
        of: 'account',
        title: 'Cards you keep',
        query: `select m.card, m.is_default, m.created_at from saved_methods m where m.user_id = $1`,
      },
    ],
  },
]
