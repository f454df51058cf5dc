import { redirect, useActionData, useLoaderData } from 'react-router'
import {
  type EmergencyPlayer,
  openTeamEmergency,
  readTeamEmergency,
} from '@clubhouse/contract/people/office/team-emergency'
import { isRefusal } from '@clubhouse/contract/refusal'
import { formatTime } from '@clubhouse/domain/format'
import { answerInWords } from '@clubhouse/domain/people/records/answer-words'
import type { FormAnswer } from '#lib/form/form-answer.ts'
import { FormMessage } from '#lib/form/form-message.tsx'
import { answerWith, refusedBy } from '#lib/form/refused.ts'
import { titled } from '#lib/page/page-meta.ts'
import { OfficeCard } from '#parts/office/card/office-card.tsx'
import { clubTime } from '#parts/office/club-time.ts'
import { officeAction, officeLoader } from '#parts/office/office-handlers.ts'
import { OfficePage } from '#parts/office/page/office-page.tsx'
import { EmergencyCard } from '#parts/people/teams/emergency-card.tsx'
import { emergencyPath, teamPath } from '#parts/people/teams/event-paths.ts'
import { callable } from '#parts/people/teams/ring-button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import styles from './emergency.module.css'
import { EMERGENCY } from './messages.ts'

export const loader = officeLoader(async ({ call, page, club, headers, params: { id = '' } }) => {
  const [time, sheet] = await Promise.all([
    clubTime(page, club),
    call(readTeamEmergency, { headers, params: { group_id: id } }).catch((error: unknown) => {
      // Ten minutes are over, or somebody came by an address: it says so, and opens at a press.
      if (isRefusal(error) && error.code === 'reason_needed') return null
      throw error
    }),
  ])
  return { groupId: id, sheet, timeZone: time.timeZone }
})

export const action = officeAction(async ({ call, page, headers, params: { id = '' } }) => {
  try {
    await call(openTeamEmergency, { headers, params: { group_id: id } })
    return redirect(emergencyPath(id), 303)
  } catch (error) {
    const { status, message } = refusedBy(error, page, EMERGENCY.failed)
    return answerWith({ formError: message }, status)
  }
})

export const meta = titled<typeof loader>(() => EMERGENCY.title)

/** At the pitch, in a hurry: who has a note and what it says, and a number to press for each player. */
export default function EmergencyPage() {
  const { groupId, sheet, timeZone } = useLoaderData<typeof loader>()
  const answer = useActionData<FormAnswer>()
  const back = { to: teamPath(groupId), label: sheet?.name ?? EMERGENCY.back }
  if (!sheet)
    return (
      <OfficePage back={back} title={EMERGENCY.title} lead={`${EMERGENCY.closed} ${EMERGENCY.closedLead}`}>
        <FormMessage text={answer?.formError ?? null} />
        <EmergencyCard groupId={groupId} team={EMERGENCY.again} />
      </OfficePage>
    )
  const noted = sheet.players.filter(({ forms }) => forms.length > 0)
  const others = sheet.players.filter(({ forms }) => forms.length === 0)
  return (
    <OfficePage
      back={back}
      title={EMERGENCY.title}
      lead={sheet.until ? EMERGENCY.until(formatTime(sheet.until, timeZone)) : EMERGENCY.none}
    >
      <p className={styles.call}>
        <Icon name="phone" />
        {EMERGENCY.call}
      </p>
      {noted.length > 0 && (
        <OfficeCard id="notes" title={EMERGENCY.notes}>
          <Players players={noted} />
        </OfficeCard>
      )}
      {others.length > 0 && (
        <OfficeCard id="others" title={noted.length > 0 ? EMERGENCY.others : sheet.name}>
          <Players players={others} />
        </OfficeCard>
      )}
    </OfficePage>
  )
}

function Players({ players }: { players: readonly EmergencyPlayer[] }) {
  return (
    <ul className={styles.rows} role="list">
      {players.map((player) => (
        <li key={player.member_id} className={styles.row}>
          <div className={styles.who}>
            <h3 className={styles.name}>{`${player.first_name} ${player.last_name}`.trim()}</h3>
            <Notes forms={player.forms} />
          </div>
          <Contacts contacts={player.contacts} />
        </li>
      ))}
    </ul>
  )
}

/** What was said, without which form it was said in: that is looked up later. */
function Notes({ forms }: Pick<EmergencyPlayer, 'forms'>) {
  if (forms.length === 0) return null
  return (
    <dl className={styles.notes}>
      {forms.flatMap(({ form_id: id, answers }) =>
        answers.map(({ section, label, answer }, at) => (
          <div key={`${id} ${at}`}>
            <dt>{label || section}</dt>
            <dd>{answerInWords(answer)}</dd>
          </div>
        )),
      )}
    </dl>
  )
}

function Contacts({ contacts }: Pick<EmergencyPlayer, 'contacts'>) {
  const reached = contacts.filter(({ mobile }) => mobile !== null)
  if (reached.length === 0) return <p className={styles.quiet}>{EMERGENCY.noContact}</p>
  return (
    <ul className={styles.contacts} role="list">
      {reached.map(({ name, mobile }) => (
        <li key={`${name} ${mobile}`}>
          <a href={callable(mobile ?? '')} className={styles.ring}>
            <Icon name="phone" />
            <span>
              {name && <b>{name}</b>} {mobile}
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
