import type { Mark } from '@clubhouse/contract/platform/governing-body/limits'
import type { Difference } from '@clubhouse/contract/platform/governing-body/lists'
import { differenceWords, KIND_WORDS, MARK_WORDS } from '@clubhouse/domain/platform/governing-body/words'
import { displayDate } from '@clubhouse/domain/time/plain-date'
import { Person, Sub } from '#parts/office/list/cells.tsx'
import type { OfficeListPage, RowAction } from '#parts/office/list/list-page.ts'
import { Badge, type Tone } from '#ui/badge/badge.tsx'
import type { IconName } from '#ui/icon/icon.tsx'
import { DIFFERENCES } from '../messages.ts'
import styles from './compare.module.css'

const LOOKS: Readonly<Record<Mark, { tone: Tone; icon?: IconName }>> = {
  open: { tone: 'warning', icon: 'info' },
  asked: { tone: 'neutral', icon: 'send' },
  settled: { tone: 'success' },
  ignored: { tone: 'neutral', icon: 'cross' },
}

/** The columns by the names that the file knows them by. */
export type Row = Difference & { number?: never; birth_date?: never }

const act = (
  intent: Exclude<Mark, 'open'>,
  label: string,
  icon: IconName,
  said: (what: string) => string,
): RowAction<Row> => ({
  intent,
  label,
  icon,
  isBulk: true,
  when: ({ mark }) => mark !== intent,
  undo: { intent: 'open', said },
})

interface Known {
  id: string
  lead: string
  clubs: readonly { account_id: string; name: string }[]
  /** Some are only counted. */
  hasUnnamed?: boolean
}

/** Of one list; which clubs there are comes with it, and an address is understood before it does. */
export const differencesList = ({ id, lead, clubs, hasUnnamed = false }: Known): OfficeListPage<Row> => ({
  key: 'body-differences',
  path: `/compare/${id}`,
  title: DIFFERENCES.title,
  lead,
  back: { to: '/compare', title: DIFFERENCES.back },
  search: DIFFERENCES.search,
  none: { icon: 'success', words: DIFFERENCES.none },
  noneIn: (view) =>
    view === 'extra' && hasUnnamed ? DIFFERENCES.noneNamed : (DIFFERENCES.noneIn[view] ?? DIFFERENCES.none),
  hasCsv: true,
  id: ({ difference_id }) => difference_id,
  name: ({ name }) => name,
  columns: [
    { key: 'name', header: DIFFERENCES.name, isSortable: true, cell: ({ name }) => <Person name={name} /> },
    { key: 'club', header: DIFFERENCES.club, isSortable: true, place: 'foot', cell: ({ club }) => club.name },
    { key: 'number', header: DIFFERENCES.number, isSpare: true, cell: ({ listed }) => listed?.number ?? '–' },
    {
      key: 'birth_date',
      header: DIFFERENCES.born,
      place: 'foot-end',
      cell: ({ listed, registered }) =>
        listed ? displayDate(listed.birth_date) : (registered?.birth_year ?? '–'),
    },
    {
      key: 'registered',
      header: DIFFERENCES.registered,
      place: 'middle',
      cell: (row) => differenceWords(row),
    },
    {
      key: 'mark',
      header: DIFFERENCES.mark,
      isSortable: true,
      place: 'top-end',
      cell: ({ mark, marked_by: by }) => (
        <span className={styles.mark}>
          <Badge {...LOOKS[mark]}>{MARK_WORDS[mark]}</Badge>
          {by !== null && mark !== 'open' && <Sub>{DIFFERENCES.markedBy(by)}</Sub>}
        </span>
      ),
    },
    { key: 'kind', header: DIFFERENCES.kind, isExtra: true, cell: ({ kind }) => KIND_WORDS[kind] },
  ],
  views: [
    ...(['missing', 'extra', 'differs'] as const).map((kind) => ({
      name: kind,
      title: DIFFERENCES.views[kind],
      isUrgent: kind === 'missing',
      query: { kind, mark: 'waiting' },
    })),
    { name: 'done', title: DIFFERENCES.views.done, query: { mark: 'done' } },
  ],
  filters: [
    {
      name: 'club',
      label: DIFFERENCES.club,
      kind: clubs.map(({ account_id: value, name: label }) => ({ value, label })),
    },
    {
      name: 'mark',
      label: DIFFERENCES.mark,
      kind: (['open', 'asked'] as const).map((value) => ({ value, label: MARK_WORDS[value] })),
    },
  ],
  actions: [
    act('asked', DIFFERENCES.ask, 'send', DIFFERENCES.asked),
    act('settled', DIFFERENCES.settle, 'check', DIFFERENCES.settled),
    act('ignored', DIFFERENCES.ignore, 'cross', DIFFERENCES.ignored),
    { intent: 'open', label: DIFFERENCES.reopen, icon: 'undo', when: ({ mark }) => mark !== 'open' },
  ],
})
