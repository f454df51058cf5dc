import type { Match } from '@clubhouse/contract/matches'
import { ButtonLink } from '../../ui/button/button.tsx'
import { MATCH } from './messages.ts'

/** FIX1-05: looks like a button, leads to the competition's page at the provider. */
export function DivisionLink({ match }: { match: Match }) {
  const name = match.competition || MATCH.unknown
  if (match.competition_url === null) return name
  return (
    <ButtonLink
      size="small"
      to={match.competition_url}
      target="_blank"
      rel="noopener noreferrer"
      iconAfter="external"
    >
      {name}
      <span className="visually-hidden"> {MATCH.newTab}</span>
    </ButtonLink>
  )
}
