import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router'
import { RouteError } from '#lib/errors/route-error.tsx'
import { ButtonLink } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/panel/empty-state.tsx'
import styles from './articles.module.css'
import { REFUSED } from './messages.ts'
import { sectionAt } from './sections.ts'

/** Stands where a page about articles should have stood: not permitted, not there, or failed. */
export function ArticlesError() {
  const error = useRouteError()
  const { path } = sectionAt(useLocation().pathname)
  const status = isRouteErrorResponse(error) ? error.status : 500
  if (status === 403) return <Said title={REFUSED.title} body={REFUSED.body} to="/" way={REFUSED.home} />
  if (status === 404)
    return <Said title={REFUSED.goneTitle} body={REFUSED.goneBody} to={path} way={REFUSED.toList} />
  return <RouteError />
}

function Said({ title, body, to, way }: { title: string; body: string; to: string; way: string }) {
  return (
    <div className={styles.page}>
      <h1>{title}</h1>
      <EmptyState icon="info" action={<ButtonLink to={to}>{way}</ButtonLink>}>
        {body}
      </EmptyState>
    </div>
  )
}
