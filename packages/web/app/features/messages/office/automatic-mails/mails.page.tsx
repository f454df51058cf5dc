import {
  type LoaderFunctionArgs,
  type MetaArgs,
  useActionData,
  useLoaderData,
  useSearchParams,
} from 'react-router'
import { listAutomaticMails } from '@clubhouse/contract/messages/office/automatic-mails'
import { automaticMail } from '@clubhouse/domain/messages/automatic-mails/kinds'
import type { FormAnswer } from '#lib/form/form-answer.ts'
import { FormMessage } from '#lib/form/form-message.tsx'
import { asRouteError } from '#lib/page/api.ts'
import { pageContext } from '#lib/page/page-context.ts'
import { pageMeta } from '#lib/page/page-meta.ts'
import { clubTime } from '#parts/office/club-time.ts'
import { requireClub } from '#parts/office/require-club.ts'
import settings from '#parts/office/settings/settings.module.css'
import { Icon } from '#ui/icon/icon.tsx'
import styles from './automails.module.css'
import { MailRow } from './mail-row.tsx'
import { MAILS } from './messages.ts'
import { Switch } from './switch.tsx'

export { MailsError as ErrorBoundary } from './mails-error.tsx'
export { switchAction as action } from './switch-action.ts'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext)
  const { club, headers } = await requireClub(page, request)
  try {
    const [{ items }, time] = await Promise.all([
      page.call(listAutomaticMails, { headers }),
      clubTime(page, club),
    ])
    return { items, timeZone: time.timeZone }
  } catch (error) {
    throw asRouteError(error, page)
  }
}

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, { title: MAILS.title, path: '/mail/automatic', isHidden: true })
}

export default function AutomaticMailsPage() {
  const { items, timeZone } = useLoaderData<typeof loader>()
  const answer = useActionData<FormAnswer>()
  const [search] = useSearchParams()
  const switched = items.find(({ kind }) => kind === search.get('switched'))
  return (
    <div className={settings.page}>
      <header>
        <h1 className={settings.heading}>{MAILS.title}</h1>
        <p className={settings.lead}>{MAILS.lead}</p>
      </header>
      <FormMessage text={answer?.formError ?? null} />
      {switched && !answer && (
        <div className={styles.done} role="status">
          <Icon name="success" />
          <span>{MAILS.done(automaticMail(switched.kind).name, switched.is_on)}</span>
          {switched.may_be_off && <Switch mail={switched}>{MAILS.undo}</Switch>}
        </div>
      )}
      <ul className={styles.list} role="list">
        {items.map((mail) => (
          <MailRow key={mail.kind} mail={mail} timeZone={timeZone} />
        ))}
      </ul>
    </div>
  )
}
