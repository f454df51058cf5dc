import { Link, useLoaderData } from 'react-router'
import { getTeamList, type TeamMember } from '@clubhouse/contract/people/office/groups'
import { displayDate } from '@clubhouse/domain/time/plain-date'
import { useHydrated } from '#lib/visit/use-hydrated.ts'
import { titled } from '#lib/page/page-meta.ts'
import { Lead } from '#parts/office/page/office-page.tsx'
import settings from '#parts/office/settings/settings.module.css'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { EmptyState } from '#ui/panel/empty-state.tsx'
import { officeLoader } from '#parts/office/office-handlers.ts'
import { groupPath } from './groups-list.tsx'
import { GROUP, GROUPS, TEAM } from './messages.ts'
import { nameOf } from './members-card.tsx'
import styles from './team-list.module.css'

export const loader = officeLoader(({ call, headers, params: { id = '' } }) =>
  call(getTeamList, { headers, params: { group_id: id } }),
)

export const meta = titled<typeof loader>((data) => data?.name ?? TEAM.title)

/** For the clipboard: who, born when, whom to ring. What was answered about health stays on the screen. */
export default function TeamListPage() {
  const list = useLoaderData<typeof loader>()
  const here = groupPath(list.group_id)
  const isHydrated = useHydrated()
  return (
    <div className={`${settings.page} ${styles.sheet}`}>
      <header className={settings.head}>
        <div>
          <Link to={here} className={settings.back} data-print="no">
            <Icon name="arrow-left" />
            {GROUPS.title}
          </Link>
          <h1 className={settings.heading}>{[list.name, list.season].filter(Boolean).join(', ')}</h1>
          <Lead>
            {TEAM.lead(list.members.length, displayDate(list.day))}
            {list.managers.length > 0 && ` ${TEAM.by(list.managers.join(', '))}`}
          </Lead>
        </div>
        {list.members.length > 0 && (
          <div className={styles.acts} data-print="no">
            <ButtonLink icon="download" to={`${here}/csv`} reloadDocument download>
              {TEAM.csv}
            </ButtonLink>
            {isHydrated && (
              <Button variant="primary" icon="print" onClick={() => window.print()}>
                {TEAM.print}
              </Button>
            )}
          </div>
        )}
      </header>
      {list.members.length === 0 ? (
        <EmptyState icon="family" action={<ButtonLink to={here}>{list.name}</ButtonLink>}>
          {GROUP.empty}
        </EmptyState>
      ) : (
        <>
          <ListTable members={list.members} />
          <p className={styles.foot}>{TEAM.careful}</p>
        </>
      )}
    </div>
  )
}

function ListTable({ members }: { members: readonly TeamMember[] }) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{TEAM.title}</caption>
      <thead>
        <tr>
          <th scope="col">{TEAM.name}</th>
          <th scope="col">{TEAM.born}</th>
          <th scope="col">{TEAM.ring}</th>
          <th scope="col">{TEAM.photos}</th>
          <th scope="col">{TEAM.medical}</th>
        </tr>
      </thead>
      <tbody>
        {members.map((member) => (
          <tr key={member.member_id}>
            <th scope="row">{nameOf(member)}</th>
            <td data-label={TEAM.born}>{member.birth_year ?? '–'}</td>
            <td data-label={TEAM.ring}>
              {member.contacts.length === 0 && '–'}
              <ul role="list">
                {member.contacts.map(({ name, mobile }, at) => (
                  <li key={at}>
                    {name} {mobile && <a href={`tel:${mobile.replaceAll(' ', '')}`}>{mobile}</a>}
                  </li>
                ))}
              </ul>
            </td>
            <td data-label={TEAM.photos}>{TEAM.said(member.photos)}</td>
            <td data-label={TEAM.medical}>{member.has_guarded ? TEAM.onScreen : '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
