import { isRouteErrorResponse, useRouteError } from 'react-router'
import { RouteError } from '#lib/errors/route-error.tsx'
import { ButtonLink } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/panel/empty-state.tsx'
import styles from './forms.module.css'
import { REFUSED } from './messages.ts'

/** Stands where a page about forms should have stood: not permitted, not there, or failed. */
export function FormsError() {
  const error = useRouteError()
  const status = isRouteErrorResponse(error) ? error.status : 500
  if (status === 403) return <Said title={REFUSED.title} body={REFUSED.body} to="/" way={REFUSED.home} />
  if (status === 404) {
    return <Said title={REFUSED.goneTitle} body={REFUSED.goneBody} to="/forms" way={REFUSED.toList} />
  }
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
