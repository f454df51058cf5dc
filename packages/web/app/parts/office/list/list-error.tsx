import { isRouteErrorResponse, useRouteError } from 'react-router'
import { RouteError } from '../../../lib/errors/route-error.tsx'
import { ButtonLink } from '../../../ui/button/button.tsx'
import { EmptyState } from '../../../ui/panel/empty-state.tsx'
import { OfficePage } from '../page/office-page.tsx'
import { LIST } from './messages.ts'

interface Props {
  /** The list that it is of, or Home. */
  path: string
  /** Who may come in. */
  isFor?: string
}

/** Stands where a list or one of its records should have stood: not permitted, not there, or failed. */
export function ListError({ path, isFor = LIST.isFor }: Props) {
  const error = useRouteError()
  const status = isRouteErrorResponse(error) ? error.status : 500
  if (status === 403) return <Said icon="lock" title={LIST.notYours} body={isFor} to="/" way={LIST.home} />
  if (status === 404)
    return (
      <Said
        icon="info"
        title={LIST.gone}
        body={LIST.goneBody}
        to={path}
        way={path === '/' ? LIST.home : LIST.toList}
      />
    )
  return <RouteError />
}

type SaidProps = { icon: 'lock' | 'info'; title: string; body: string; to: string; way: string }

function Said({ icon, title, body, to, way }: SaidProps) {
  return (
    <OfficePage title={title}>
      <EmptyState icon={icon} action={<ButtonLink to={to}>{way}</ButtonLink>}>
        {body}
      </EmptyState>
    </OfficePage>
  )
}
