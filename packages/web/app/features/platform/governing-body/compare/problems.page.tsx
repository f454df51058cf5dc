import { useLoaderData, useParams } from 'react-router'
import { listBodyListProblems } from '@clubhouse/contract/platform/governing-body/lists'
import { fromQuery } from '@clubhouse/domain/web/list-state'
import { titled } from '#lib/page/page-meta.ts'
import { OfficePage } from '#parts/office/page/office-page.tsx'
import { ButtonLink } from '#ui/button/button.tsx'
import { Pager } from '#ui/pager/pager.tsx'
import { EmptyState } from '#ui/panel/empty-state.tsx'
import { memberLoader } from '#lib/page/handlers.ts'
import { PROBLEMS } from '../messages.ts'
import styles from './compare.module.css'

const PER_PAGE = 25

export const loader = memberLoader(({ call, search, params: { id = '' } }) => {
  const { page: number } = fromQuery(search)
  const query = { page: number, per_page: PER_PAGE }
  return call(listBodyListProblems, { params: { list_id: id }, query })
})

export const meta = titled(PROBLEMS.title)

/** Every line that was not read, as it stood in the file, and why. */
export default function ProblemsPage() {
  const lines = useLoaderData<typeof loader>()
  const { id = '' } = useParams()
  return (
    <OfficePage
      back={{ to: `/compare/${id}`, label: PROBLEMS.back }}
      title={PROBLEMS.title}
      lead={PROBLEMS.lead}
      actions={
        lines.total > 0 && (
          <ButtonLink icon="download" to={`/compare/${id}/problems/csv`} reloadDocument download>
            {PROBLEMS.csv}
          </ButtonLink>
        )
      }
    >
      {lines.total === 0 && <EmptyState icon="success">{PROBLEMS.none}</EmptyState>}
      <ol className={styles.lines} role="list">
        {lines.items.map(({ line, text, problems }) => (
          <li key={line} className={styles.line}>
            <b>{PROBLEMS.line(line)}</b>
            <p className={styles.quiet}>{text}</p>
            {problems.map((problem) => (
              <p key={problem} className={styles.problem}>
                {problem}
              </p>
            ))}
          </li>
        ))}
      </ol>
      <Pager
        label={PROBLEMS.pages}
        page={lines.current_page}
        perPage={lines.per_page}
        total={lines.total}
        to={(page) => `/compare/${id}/problems?page=${page}`}
        sizes={[]}
      />
    </OfficePage>
  )
}
