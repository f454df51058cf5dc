import { Sub, When } from '#parts/office/list/cells.tsx'
import type { ListColumn } from '#parts/office/list/list-page.ts'
import { Badge, type Tone } from '#ui/badge/badge.tsx'
import { OURS, STATE } from './messages.ts'

interface Operation {
  state: string
  last_error: string | null
  club: string | null
  created_at: string
}

/** What became of it, and what went wrong last: the same in each of these rooms. */
export const stateColumn = <Row extends Operation>(
  states: Record<Row['state'], { tone: Tone; words: string }>,
): ListColumn<Row> => ({
  key: 'state' as Extract<keyof Row, string>,
  header: STATE,
  place: 'top-end',
  cell: ({ state, last_error: error }) => (
    <>
      <Badge tone={states[state as Row['state']].tone}>{states[state as Row['state']].words}</Badge>
      {error && <Sub>{error}</Sub>}
    </>
  ),
})

export const whenColumn = <Row extends Operation>(header: string): ListColumn<Row> => ({
  key: 'created_at' as Extract<keyof Row, string>,
  header,
  isSortable: true,
  place: 'foot-end',
  cell: ({ created_at: at }, time) => <When at={at} time={time} />,
})

export const clubOf = ({ club }: Pick<Operation, 'club'>): string => club ?? OURS
