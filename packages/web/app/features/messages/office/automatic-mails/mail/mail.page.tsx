import { Link, type LoaderFunctionArgs, type MetaArgs, useActionData, useLoaderData } from 'react-router'
import { getAutomaticMail, previewAutomaticMail } from '@clubhouse/contract/messages/office/automatic-mails'
import { formatDateTime, formatNumber } from '@clubhouse/domain/format'
import { automaticMail } from '@clubhouse/domain/messages/automatic-mails/kinds'
import { asRouteError, loadPart } from '#lib/page/api.ts'
import { pageContext } from '#lib/page/page-context.ts'
import { pageMeta } from '#lib/page/page-meta.ts'
import { clubTime } from '#parts/office/club-time.ts'
import { requireClub } from '#parts/office/require-club.ts'
import settings from '#parts/office/settings/settings.module.css'
import { Icon } from '#ui/icon/icon.tsx'
import styles from '../automails.module.css'
import { OnOff } from '../mail-row.tsx'
import { MAIL, MAILS } from '../messages.ts'
import { Switch } from '../switch.tsx'
import { MailForm } from './mail-form.tsx'
import { kindIn } from './mail-values.ts'
import { Preview } from './preview.tsx'
import type { MailAnswer } from './save-mail.ts'

export { MailsError as ErrorBoundary } from '../mails-error.tsx'
export { saveMail as action } from './save-mail.ts'

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const page = context.get(pageContext)
  const { club, headers } = await requireClub(page, request)
  const kind = kindIn(params['kind'])
  if (!kind) throw new Response(null, { status: 404 })
  try {
    const of = { headers, params: { kind } }
    const [mail, time, preview] = await Promise.all([
      page.call(getAutomaticMail, of),
      clubTime(page, club),
      loadPart(page.call(previewAutomaticMail, { ...of, body: {} }), page),
    ])
    const { subject = '', text = '' } = preview.value ?? {}
    return { mail, timeZone: time.timeZone, preview: preview.value && { subject, text } }
  } catch (error) {
    throw asRouteError(error, page)
  }
}

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
        <Link to="/mail/automatic" className={settings.back}>
          <Icon name="arrow-left" />
          {MAILS.title}
        </Link>
        <div className={settings.head}>
          <h1 className={settings.heading}>
            {name} <OnOff mail={mail} />
          </h1>
          {mail.may_be_off && <Switch mail={mail}>{mail.is_on ? MAILS.turnOff : MAILS.turnOn}</Switch>}
        </div>
        {whyAlwaysOn && <p className={settings.lead}>{whyAlwaysOn}</p>}
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
