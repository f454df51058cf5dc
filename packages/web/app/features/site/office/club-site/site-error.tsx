import { isRouteErrorResponse, useRouteError } from 'react-router'
import { RouteError } from '#lib/errors/route-error.tsx'
import { ButtonLink } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/panel/empty-state.tsx'
import styles from './edit/site-frame.module.css'
import { EDIT, REFUSED } from './messages.ts'

/** Stands where a room about the website should have stood. */
export function SiteError() {
  const error = useRouteError()
  if (!isRouteErrorResponse(error) || error.status !== 403) return <RouteError />
  return (
    <div className={styles.page}>
      <h1>{REFUSED.title}</h1>
      <EmptyState icon="info" action={<ButtonLink to="/">{EDIT.home}</ButtonLink>}>
        {REFUSED.body}
      </EmptyState>
    </div>
  )
}
