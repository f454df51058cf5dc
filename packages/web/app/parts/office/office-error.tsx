import { isRouteErrorResponse, useRouteError } from 'react-router'
import { RouteError } from '../../lib/errors/route-error.tsx'
import { ButtonLink } from '../../ui/button/button.tsx'
import { EmptyState } from '../../ui/panel/empty-state.tsx'
import { OfficePage } from './page/office-page.tsx'

const REFUSED = {
  title: 'This page is for those who run the club',
  body: 'An owner or admin of the club can give you the role.',
  goneTitle: 'Not found',
  goneBody: 'It may have been removed.',
  home: 'Go to Home',
} as const

/** Stands where a page of the back office should have stood: not permitted, not there, or failed. */
export function OfficeError() {
  const error = useRouteError()
  const status = isRouteErrorResponse(error) ? error.status : 500
  if (status !== 403 && status !== 404) return <RouteError />
  const isGone = status === 404
  return (
    <OfficePage title={isGone ? REFUSED.goneTitle : REFUSED.title}>
      <EmptyState icon="info" action={<ButtonLink to="/">{REFUSED.home}</ButtonLink>}>
        {isGone ? REFUSED.goneBody : REFUSED.body}
      </EmptyState>
    </OfficePage>
  )
}
