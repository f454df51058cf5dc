import { useState } from 'react'
import { StatusBadge } from '#ui/badge/badge.tsx'
import { EmptyState } from '#ui/panel/empty-state.tsx'
import { ClientTable } from '#ui/table/client-table.tsx'
import type { Column } from '#ui/table/column.ts'
import { DataTable } from '#ui/table/data-table.tsx'
import { InfiniteScroll } from '#ui/table/infinite-scroll.tsx'
import { ServerTable } from '#ui/table/server-table.tsx'
import styles from '../dev-ui.module.css'
import { PEOPLE, type Person } from '../people.ts'
import { Example, Section } from '../section.tsx'

const COLUMNS: Column<Person>[] = [
  { key: 'name', header: 'Name', isSortable: true, width: 3 },
  { key: 'team', header: 'Team', isSortable: true, width: 2 },
  {
    key: 'joined',
    header: 'Joined',
    isSortable: true,
    width: 1,
    cell: (row) => row.joined.split('-').toReversed().join('/'),
  },
  { key: 'status', header: 'Status', width: 1, cell: (row) => <StatusBadge status={row.status} /> },
  {
    key: 'paid',
    header: 'Paid',
    isSortable: true,
    width: 1,
    align: 'end',
    cell: (row) => `€${(row.paid / 100).toFixed(2)}`,
  },
]

function personDetails(row: Person) {
  return (
    <dl className={styles.details}>
      <dt>Team</dt>
      <dd>{row.team}</dd>
      <dt>Member since</dt>
      <dd>{row.joined.slice(0, 4)}</dd>
    </dl>
  )
}

export function Tables({ rows, total }: { rows: Person[]; total: number }) {
  const [count, setCount] = useState(6)
  return (
    <Section
      id="tables"
      title="Tables"
      about="Real tables with a caption; under 992px each row becomes a card."
    >
      <Example title="Sorted, filtered and paged by the server; rows are links">
        <ServerTable
          caption="Members"
          columns={COLUMNS}
          rows={rows}
          total={total}
          rowKey={(row) => row.id}
          rowLink={{ path: 'dev/ui', property: 'id' }}
          searchLabel="Search members"
          empty={<EmptyState icon="search">No member has this name.</EmptyState>}
        />
      </Example>
      <Example title="Sorted here, rows unfold one at a time">
        <ClientTable
          caption="First team"
          columns={COLUMNS}
          rows={PEOPLE.slice(0, 5)}
          rowKey={(row) => row.id}
          details={personDetails}
        />
      </Example>
      <Example title="Columns kept on phones, one row highlighted">
        <DataTable
          caption="Table"
          compact="columns"
          columns={[
            { key: 'team', header: 'Team' },
            { key: 'won', header: 'W', align: 'end' },
            { key: 'lost', header: 'L', align: 'end' },
            { key: 'points', header: 'Pts', align: 'end' },
          ]}
          rows={[
            { team: 'Inishvarn', won: 7, lost: 1, points: 22 },
            { team: 'Carrow', won: 6, lost: 2, points: 19 },
            { team: 'Skerrin', won: 3, lost: 4, points: 11 },
          ]}
          rowKey={(row) => row.team}
          isHighlighted={(row) => row.team === 'Inishvarn'}
        />
      </Example>
      <Example title="Infinite scroll, with a button for the patient">
        <InfiniteScroll hasMore={count < 24} onLoadMore={() => setCount(count + 6)}>
          <DataTable
            caption={`Everyone (${count} of 24)`}
            columns={COLUMNS.map((column) => ({ ...column, isSortable: false }))}
            rows={PEOPLE.slice(0, count)}
            rowKey={(row) => row.id}
          />
        </InfiniteScroll>
      </Example>
    </Section>
  )
}
