import { Link, type LoaderFunctionArgs, type MetaArgs, useLoaderData, useParams } from 'react-router'
import { listBodyListProblems } from '@clubhouse/contract/platform/governing-body/lists'
import { fromQuery } from '@clubhouse/domain/web/list-state'
import { asRouteError } from '#lib/page/api.ts'
import { askedAddress, pageContext } from '#lib/page/page-context.ts'
import { pageMeta } from '#lib/page/page-meta.ts'
import { requireUser } from '#lib/page/require-user.ts'
import settings from '#parts/office/settings/settings.module.css'
import { ButtonLink } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { Pager } from '#ui/pager/pager.tsx'
import { EmptyState } from '#ui/panel/empty-state.tsx'
import { BodyError } from '../body-error.tsx'
import { PROBLEMS } from '../messages.ts'
import styles from './compare.module.css'

export { BodyError as ErrorBoundary }

const PER_PAGE = 25

export async function loader({ request, context, params: { id = '' } }: LoaderFunctionArgs) {
  const page = context.get(pageContext)
  await requireUser(page, request)
  const { page: number } = fromQuery(askedAddress(request).searchParams)
  try {
    const query = { page: number, per_page: PER_PAGE }
    return await page.call(listBodyListProblems, { params: { list_id: id }, query })
  } catch (error) {
    throw asRouteError(error, page)
  }
}

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, { title: PROBLEMS.title, path: '/compare', isHidden: true })
}

/** Every line that was not read, as it stood in the file, and why. */
export default function ProblemsPage() {
  const lines = useLoaderData<typeof loader>()
  const { id = '' } = useParams()
  return (
    <div className={settings.page}>
      <header className={settings.head}>
        <div>
          <Link to={`/compare/${id}`} className={settings.back}>
            <Icon name="arrow-left" />
            {PROBLEMS.back}
          </Link>
          <h1 className={settings.heading}>{PROBLEMS.title}</h1>
          <p className={settings.lead}>{PROBLEMS.lead}</p>
        </div>
        {lines.total > 0 && (
          <ButtonLink icon="download" to={`/compare/${id}/problems/csv`} reloadDocument download>
            {PROBLEMS.csv}
          </ButtonLink>
        )}
      </header>
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
    </div>
  )
}
