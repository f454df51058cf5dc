import type { TeamList } from '@clubhouse/contract/people/office/groups'
import { OfficeCard } from '#parts/office/card/office-card.tsx'
import { MedicalLegend } from '#parts/people/teams/players-card.tsx'
import { PlayerRow } from '#parts/people/teams/player-row.tsx'
import { EmptyState } from '#ui/panel/empty-state.tsx'
import { GROUP, TEAM } from './messages.ts'
import styles from './squad-card.module.css'

/** A team as its coach needs it at the pitch: whom to ring, in one press. */
export function SquadCard({ list }: { list: TeamList }) {
  if (list.members.length === 0) return <EmptyState icon="family">{GROUP.empty}</EmptyState>
  return (
    <OfficeCard id="people" title={GROUP.people}>
      <ul className={styles.rows} role="list">
        {list.members.map((member) => (
          <PlayerRow
            key={member.member_id}
            player={member}
            groupId={list.group_id}
            line={[
              member.birth_year === null ? '' : TEAM.bornIn(member.birth_year),
              ...member.contacts
                .slice(0, 1)
                .map(({ name, mobile }) => [name, mobile].filter(Boolean).join(' ')),
              member.photos === false ? TEAM.noPhotos : '',
            ]
              .filter(Boolean)
              .join(' · ')}
          />
        ))}
      </ul>
      {list.members.some(({ has_guarded: has }) => has) && <MedicalLegend />}
    </OfficeCard>
  )
}
