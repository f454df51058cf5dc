import { type MetaArgs, useActionData, useLoaderData } from 'react-router'
import { getAutomaticMail, previewAutomaticMail } from '@clubhouse/contract/messages/office/automatic-mails'
import { formatDateTime, formatNumber } from '@clubhouse/domain/format'
import { automaticMail } from '@clubhouse/domain/messages/automatic-mails/kinds'
import { loadPart } from '#lib/page/api.ts'
import { pageMeta } from '#lib/page/page-meta.ts'
import { clubTime } from '#parts/office/club-time.ts'
import { BackLink, Lead } from '#parts/office/page/office-page.tsx'
import settings from '#parts/office/settings/settings.module.css'
import { officeLoader } from '#parts/office/office-handlers.ts'
import styles from '../automails.module.css'
import { Always } from '../mail-row.tsx'
import { MAIL, MAILS } from '../messages.ts'
import { MailSwitch } from '../switch.tsx'
import { MailForm } from './mail-form.tsx'
import { kindIn } from './mail-values.ts'
import { Preview } from './preview.tsx'
import type { MailAnswer } from './save-mail.ts'

export { saveMail as action } from './save-mail.ts'

export const loader = officeLoader(async ({ call, page, club, headers, params }) => {
  const kind = kindIn(params['kind'])
  if (!kind) throw new Response(null, { status: 404 })
  const of = { headers, params: { kind } }
  const [mail, time, preview] = await Promise.all([
    call(getAutomaticMail, of),
    clubTime(page, club),
    loadPart(call(previewAutomaticMail, { ...of, body: {} }), page),
  ])
  const { subject = '', text = '' } = preview.value ?? {}
  return { mail, timeZone: time.timeZone, preview: preview.value && { subject, text } }
})

export function meta({ matches, params }: MetaArgs<typeof loader>) {
  const kind = kindIn(params['kind'])
  const title = kind ? automaticMail(kind).name : MAILS.title
  return pageMeta(matches, { title, path: '/mail/automatic', isHidden: true })
}

export default function AutomaticMailPage() {
  const { mail, timeZone, preview } = useLoaderData<typeof loader>()
  const answer = useActionData<MailAnswer>()
  const { name, when, who, whyAlwaysOn } = automaticMail(mail.kind)
  const path = `/mail/automatic/${mail.kind}`
  return (
    <div className={settings.page}>
      <header>
        <BackLink to="/mail/automatic">{MAILS.title}</BackLink>
        <div className={settings.head}>
          <h1 className={settings.heading}>
            {name} {!mail.may_be_off && <Always />}
          </h1>
          {mail.may_be_off && <MailSwitch mail={mail} />}
        </div>
        {whyAlwaysOn && <Lead>{whyAlwaysOn}</Lead>}
      </header>
      <dl className={styles.about}>
        <dt>{MAILS.goes}</dt>
        <dd>{when}</dd>
        <dt>{MAILS.gets}</dt>
        <dd>{who}</dd>
        <dt>{MAILS.lastSent}</dt>
        <dd>
          {mail.last_sent_at
            ? `${formatDateTime(mail.last_sent_at, timeZone)}. ${MAILS.lately(mail.sent_lately, formatNumber(mail.sent_lately))}.`
            : MAILS.never}
        </dd>
      </dl>
      <div className={styles.columns}>
        <div>
          <MailForm key={mail.version} mail={mail} answer={answer} timeZone={timeZone} />
          {mail.changed_by && mail.changed_at && (
            <p className={styles.note}>
              {MAIL.changed(mail.changed_by, formatDateTime(mail.changed_at, timeZone))}
            </p>
          )}
        </div>
        <Preview key={`${mail.kind} ${mail.version}`} path={path} name={name} preview={preview} />
      </div>
    </div>
  )
}
