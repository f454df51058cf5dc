import { useActionData, useLoaderData } from 'react-router'
import { getEmailTemplate } from '@clubhouse/contract/messages/office/distribution-lists'
import { getRephraseOffer } from '@clubhouse/contract/office/rephrase'
import { openSubject } from '@clubhouse/domain/messages/mailings/placeholders'
import { loadPart } from '#lib/page/api.ts'
import { titled } from '#lib/page/page-meta.ts'
import { clubTime } from '#parts/office/club-time.ts'
import { BackLink } from '#parts/office/page/office-page.tsx'
import settings from '#parts/office/settings/settings.module.css'
import type { SettingsAnswer } from '#parts/office/settings/settings-answer.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { officeLoader } from '#parts/office/office-handlers.ts'
import { DeleteTemplate } from './delete-template.tsx'
import { TEMPLATE, TEMPLATES } from './messages.ts'
import { FRAME, TemplateForm } from './template-form.tsx'
import styles from './templates.module.css'

export { saveTemplate as action } from './save-template.ts'

/** One template; for a new one an empty form, or a copy of another (`?from=`). */
export const loader = officeLoader(async ({ call, page, club, headers, search, params: { id } }) => {
  const shown = id ?? search.get('from')
  const [template, time, offer] = await Promise.all([
    shown === null ? null : call(getEmailTemplate, { headers, params: { template_id: shown } }),
    clubTime(page, club),
    loadPart(call(getRephraseOffer, { headers }), page),
  ])
  const isKept = id !== undefined
  return {
    isKept,
    isAsked: isKept && search.has('delete'),
    timeZone: time.timeZone,
    template: template && (isKept ? template : { ...template, name: TEMPLATE.copyOf(template.name) }),
    service: offer.value?.service ?? ('none' as const),
  }
})

export const meta = titled<typeof loader>((data) => (data?.isKept && data.template?.name) || TEMPLATE.fresh)

export default function TemplatePage() {
  const { template, isKept, isAsked, timeZone, service } = useLoaderData<typeof loader>()
  const answer = useActionData<SettingsAnswer>()
  const isOurs = isKept && template?.from === 'platform'
  const name = (isKept && template?.name) || TEMPLATE.fresh
  const path = `/mail/templates/${(isKept && template?.template_id) || 'new'}`
  return (
    <div className={settings.page}>
      <header>
        <BackLink to="/mail/templates">{TEMPLATES.title}</BackLink>
        <div className={settings.head}>
          <h1 className={settings.heading}>{name}</h1>
          {isKept && !isOurs && !isAsked && (
            <ButtonLink to={`${path}?delete`} variant="quiet" icon="trash">
              {TEMPLATE.delete}
            </ButtonLink>
          )}
        </div>
      </header>
      {isAsked && !isOurs && <DeleteTemplate path={path} name={name} />}
      <div className={styles.columns}>
        {isOurs && template ? (
          <div className={styles.group}>
            <p>{TEMPLATE.readOnly}</p>
            <p>
              {TEMPLATE.subject}: <strong>{openSubject(template.subject)}</strong>
            </p>
            <div>
              <ButtonLink
                to={`/mail/templates/new?from=${template.template_id}`}
                variant="primary"
                icon="copy"
              >
                {TEMPLATE.copy}
              </ButtonLink>
            </div>
          </div>
        ) : (
          <TemplateForm
            key={isKept ? JSON.stringify(template) : 'new'}
            template={template}
            path={path}
            timeZone={timeZone}
            service={service}
            answer={answer}
          />
        )}
        <section className={styles.group} aria-label={TEMPLATE.preview}>
          <h2>{TEMPLATE.preview}</h2>
          <p className={styles.note}>{TEMPLATE.previewNote}</p>
          {/* Nothing in a mail may run or reach this page; its links open beside it. */}
          <iframe
            name={FRAME}
            className={styles.frame}
            src={`/mail/templates/letter?of=${template?.template_id ?? ''}`}
            title={TEMPLATE.frame(name)}
            sandbox="allow-popups allow-popups-to-escape-sandbox"
          />
        </section>
      </div>
    </div>
  )
}
