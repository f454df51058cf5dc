import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router'
import { showsBanner } from '@clubhouse/domain/site/content/banner'
import { ButtonLink } from '../../ui/button/button.tsx'
import { FAILURE } from '../messages.ts'
import styles from './route-error.module.css'

/** Stands where a page should have stood; whatever is around it, navbar and footer, stays. */
export function RouteError({ heading, failed }: { heading?: 'h1'; failed?: string }) {
  const error = useRouteError()
  const { pathname, search } = useLocation()
  const { title, body, requestId } = explain(error, failed)
  // Above the home page stands the banner, which holds the first heading.
  const Heading = heading ?? (showsBanner(pathname) ? 'h2' : 'h1')
  return (
    <div className={styles.failure}>
      <div className={styles.box} role="alert">
        <Heading>{title}</Heading>
        <p className={styles.body}>{body}</p>
        {requestId && (
          <p className={styles.number}>
            {FAILURE.requestId} <code>{requestId}</code>
          </p>
        )}
        <div className={styles.ways}>
          <ButtonLink variant="primary" to={pathname + search} reloadDocument>
            {FAILURE.retry}
          </ButtonLink>
          {pathname !== '/' && (
            <ButtonLink to="/" reloadDocument>
              {FAILURE.home}
            </ButtonLink>
          )}
        </div>
      </div>
    </div>
  )
}

/** What a visitor may know of it: `failed` where the page knows better what it is. A stack trace is for the log. */
function explain(error: unknown, failed: string = FAILURE.title) {
  const { body, busyTitle, busyBody, offlineTitle, offlineBody } = FAILURE
  if (!isRouteErrorResponse(error)) {
    // A fetch that got no answer fails so; the server's own errors never do.
    const isOffline = error instanceof TypeError && /fetch|network|load failed/i.test(error.message)
    return { title: isOffline ? offlineTitle : failed, body: isOffline ? offlineBody : body, requestId: null }
  }
  const requestId = requestIdIn(error.data)
  const isBusy = error.status === 503 || error.status === 429
  return { title: isBusy ? busyTitle : failed, body: isBusy ? busyBody : body, requestId }
}

function requestIdIn(data: unknown): string | null {
  const isProblem = typeof data === 'object' && data !== null && 'request_id' in data
  return isProblem && typeof data.request_id === 'string' ? data.request_id : null
}
