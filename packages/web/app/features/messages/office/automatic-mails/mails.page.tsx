import { useActionData, useLoaderData, useSearchParams } from 'react-router'
import { listAutomaticMails } from '@clubhouse/contract/messages/office/automatic-mails'
import { automaticMail } from '@clubhouse/domain/messages/automatic-mails/kinds'
import type { FormAnswer } from '#lib/form/form-answer.ts'
import { FormMessage } from '#lib/form/form-message.tsx'
import { titled } from '#lib/page/page-meta.ts'
import { clubTime } from '#parts/office/club-time.ts'
import { OfficePage } from '#parts/office/page/office-page.tsx'
import { officeLoader } from '#parts/office/office-handlers.ts'
import { Done } from '#parts/office/page/done.tsx'
import styles from './automails.module.css'
import { MailRow } from './mail-row.tsx'
import { MAILS } from './messages.ts'
import { UndoSwitch } from './switch.tsx'

export { switchAction as action } from './switch-action.ts'

export const loader = officeLoader(async ({ call, page, club, headers }) => {
  const [{ items }, time] = await Promise.all([call(listAutomaticMails, { headers }), clubTime(page, club)])
  return { items, timeZone: time.timeZone }
})

export const meta = titled(MAILS.title)

export default function AutomaticMailsPage() {
  const { items, timeZone } = useLoaderData<typeof loader>()
  const answer = useActionData<FormAnswer>()
  const [search] = useSearchParams()
  const switched = items.find(({ kind }) => kind === search.get('switched'))
  return (
    <OfficePage title={MAILS.title} lead={MAILS.lead}>
      <FormMessage text={answer?.formError ?? null} />
      {switched && !answer && (
        <Done end={switched.may_be_off && <UndoSwitch mail={switched} />}>
          {MAILS.done(automaticMail(switched.kind).name, switched.is_on)}
        </Done>
      )}
      <ul className={styles.list} role="list">
        {items.map((mail) => (
          <MailRow key={mail.kind} mail={mail} timeZone={timeZone} />
        ))}
      </ul>
    </OfficePage>
  )
}
