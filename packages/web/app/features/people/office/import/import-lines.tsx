import type {
  ImportLine,
  ImportLineState,
  PeopleImport,
} from '@clubhouse/contract/people/office/people-imports'
import type { Collection } from '@clubhouse/contract/paging'
import { FIELD_NAMES } from '@clubhouse/domain/people/import/columns'
import { Badge, type Tone } from '#ui/badge/badge.tsx'
import { Pager } from '#ui/pager/pager.tsx'
import { ViewTabs } from '#ui/view-tabs/view-tabs.tsx'
import styles from './import.module.css'
import { IMPORT, LINE_STATES } from './messages.ts'

interface Props {
  list: PeopleImport
  lines: Collection<ImportLine>
  /** Null for all of them. */
  state: ImportLineState | null
}

const TONES: Partial<Record<ImportLineState, Tone>> = {
  problem: 'danger',
  imported: 'success',
  left: 'warning',
}
const SHOWN = ['problem', 'ready', 'here', 'imported', 'left', 'removed'] as const

/** Every line, with everything that is wrong with it. */
export function ImportLines({ list, lines, state }: Props) {
  const { counts, import_id: id } = list
  const at = (wanted: ImportLineState | null, page = 1) =>
    `/people/import/${id}?state=${wanted ?? 'all'}${page > 1 ? `&page=${page}` : ''}`
  if (counts.lines === 0) return <p>{IMPORT.forgotten}</p>
  return (
    <section className={styles.lines} aria-label={IMPORT.outcome}>
      <ViewTabs
        label={IMPORT.linesTitle}
        views={[
          { title: IMPORT.all, to: at(null), count: counts.lines, isCurrent: state === null },
          ...SHOWN.filter((each) => counts[each] > 0).map((each) => ({
            title: LINE_STATES[each],
            to: at(each),
            count: counts[each],
            isCurrent: state === each,
            isUrgent: each === 'problem',
          })),
        ]}
      />
      {lines.items.length === 0 ? (
        <p>{IMPORT.noLines}</p>
      ) : (
        <ol className={styles.rows}>
          {lines.items.map((line) => (
            <li key={line.line} className={styles.row}>
              <span className={styles.number}>
                {IMPORT.line} {line.line}
              </span>
              <span className={styles.name}>{line.name}</span>
              <Badge tone={TONES[line.state] ?? 'neutral'}>{LINE_STATES[line.state]}</Badge>
              {line.problems.length > 0 && (
                <ul className={styles.problems}>
                  {line.problems.map(({ field, text }) => (
                    <li key={`${field} ${text}`}>
                      {field !== null && <b>{FIELD_NAMES[field]}: </b>}
                      {text}
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ol>
      )}
      <Pager
        label={IMPORT.pages}
        page={lines.current_page}
        perPage={lines.per_page}
        total={lines.total}
        to={(page) => at(state, page)}
        sizes={[]}
      />
    </section>
  )
}
