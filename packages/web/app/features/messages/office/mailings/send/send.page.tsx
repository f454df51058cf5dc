import { Form, useActionData, useLoaderData, useNavigation, useSearchParams } from 'react-router'
import { getDistributionList, listRecipients } from '@clubhouse/contract/messages/office/distribution-lists'
import { getMailing, previewList } from '@clubhouse/contract/messages/office/mailings'
import { formatNumber } from '@clubhouse/domain/format'
import type { FormAnswer } from '#lib/form/form-answer.ts'
import { FormMessage } from '#lib/form/form-message.tsx'
import { loadPart } from '#lib/page/api.ts'
import { titled } from '#lib/page/page-meta.ts'
import { clubTime } from '#parts/office/club-time.ts'
import { inWords } from '#parts/office/edit/when-panel.tsx'
import { OfficePage } from '#parts/office/page/office-page.tsx'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { officeLoader } from '#parts/office/office-handlers.ts'
import edit from '../edit/edit.module.css'
import { Reach } from '../edit/reach.tsx'
import { SEND } from '../messages.ts'
import { Preview } from './preview.tsx'
import styles from './send.module.css'

export { MailError as ErrorBoundary } from '../mail-error.tsx'
export { sendAction as action } from './send-action.ts'

export const loader = officeLoader(
  async ({ call, page, user, club, headers, search, params: { id = '' } }) => {
    const of = { headers, params: { email_distribution_list_id: id } }
    const address = search.get('as') ?? undefined
    const [list, time, people, preview] = await Promise.all([
      call(getDistributionList, of),
      clubTime(page, club),
      call(listRecipients, { ...of, query: { per_page: 10 } }),
      loadPart(call(previewList, { ...of, body: { ...(address && { address }) } }), page),
    ])
    const last = list.mailing_id
      ? await loadPart(call(getMailing, { headers, params: { mailing_id: list.mailing_id } }), page)
      : { value: null }
    const isUnderWay = last.value !== null && /^(scheduled|going|paused)$/.test(last.value.status)
    const { to = null, subject = '', text = '' } = preview.value ?? {}
    return {
      list,
      time,
      email: user.email,
      underWay: isUnderWay ? list.mailing_id : null,
      sum: people.sum,
      sample: people.items,
      preview: preview.value && { to, subject, text },
    }
  },
)

export const meta = titled(SEND.title)

export default function SendPage() {
  const { list, time, sum, sample, preview, email, underWay } = useLoaderData<typeof loader>()
  const answer = useActionData<FormAnswer>()
  const [search] = useSearchParams()
  const intent = useNavigation().formData?.get('intent')
  const path = `/mail/lists/${list.email_distribution_list_id}`
  const due = list.scheduled_for
  const isLater = due !== null && due > time.now
  const inTheWay = whatIsMissing()
  const count = formatNumber(sum.mails)
  return (
    <OfficePage back={{ to: path, label: list.name }} title={SEND.title}>
      <FormMessage text={answer?.formError ?? null} />
      <div className={styles.columns}>
        <Preview path={path} preview={preview} sample={sample} />
        <aside className={styles.aside}>
          <Reach reached={{ sum, sample: sample.slice(0, 5) }} state="known" all={`${path}/people`} />
          <div className={styles.go}>
            <p>{isLater ? SEND.goesAt(inWords(due, time.timeZone)) : due ? SEND.pastTime : SEND.goesNow}</p>
            <p className={edit.note}>{SEND.stop}</p>
            {underWay && <ButtonLink to={`${path}/sent/${underWay}`}>{SEND.watch}</ButtonLink>}
            {inTheWay.map((words) => (
              <p key={words} className={edit.fault}>
                {words}
              </p>
            ))}
            <Form method="post" action={`${path}/send`} preventScrollReset>
              <input type="hidden" name="intent" value="test" />
              <Button type="submit" icon="mail" wide loading={intent === 'test'}>
                {SEND.test}
              </Button>
            </Form>
            <p role="status" className={styles.tested}>
              {search.get('tested') === 'yes' && (
                <>
                  <Icon name="check" /> {SEND.tested(email)}
                </>
              )}
            </p>
            <Form method="post" action={`${path}/send`}>
              <input type="hidden" name="intent" value="send" />
              <input type="hidden" name="revision" value={list.revision} />
              <Button
                type="submit"
                variant="primary"
                icon="send"
                wide
                disabled={inTheWay.length > 0}
                loading={intent === 'send'}
              >
                {isLater ? SEND.schedule(count) : SEND.send(count)}
              </Button>
            </Form>
            <ButtonLink to={path} variant="quiet" wide icon="edit">
              {SEND.edit}
            </ButtonLink>
          </div>
        </aside>
      </div>
    </OfficePage>
  )

  function whatIsMissing(): string[] {
    return [
      underWay !== null && SEND.underWay,
      list.email_status === 'Inactive' && SEND.isInactive,
      !list.subject && SEND.noSubject,
      !list.content.replaceAll(/<[^>]*>/g, '').trim() && !list.content.includes('<img') && SEND.noText,
      // Who matches at the time is found out then.
      sum.mails === 0 && !isLater && SEND.nobody,
    ].filter((words) => words !== false)
  }
}
