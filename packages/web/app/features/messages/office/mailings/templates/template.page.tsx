import { Link, type LoaderFunctionArgs, type MetaArgs, useActionData, useLoaderData } from 'react-router'
import { getEmailTemplate } from '@clubhouse/contract/messages/office/distribution-lists'
import { getRephraseOffer } from '@clubhouse/contract/office/rephrase'
import { openSubject } from '@clubhouse/domain/messages/mailings/placeholders'
import { asRouteError, loadPart } from '#lib/page/api.ts'
import { askedAddress, pageContext } from '#lib/page/page-context.ts'
import { pageMeta } from '#lib/page/page-meta.ts'
import { clubTime } from '#parts/office/club-time.ts'
import { requireClub } from '#parts/office/require-club.ts'
import settings from '#parts/office/settings/settings.module.css'
import type { SettingsAnswer } from '#parts/office/settings/settings-answer.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { DeleteTemplate } from './delete-template.tsx'
import { TEMPLATE, TEMPLATES } from './messages.ts'
import { FRAME, TemplateForm } from './template-form.tsx'
import styles from './templates.module.css'

export { TemplatesError as ErrorBoundary } from './templates-error.tsx'
export { saveTemplate as action } from './save-template.ts'

/** One template; for a new one an empty form, or a copy of another (`?from=`). */
export async function loader({ request, context, params: { id } }: LoaderFunctionArgs) {
  const page = context.get(pageContext)
  const { club, headers } = await requireClub(page, request)
  const { searchParams: search } = askedAddress(request)
  const shown = id ?? search.get('from')
  try {
    const [template, time, offer] = await Promise.all([
      shown === null ? null : page.call(getEmailTemplate, { headers, params: { template_id: shown } }),
      clubTime(page, club),
      loadPart(page.call(getRephraseOffer, { headers }), page),
    ])
    const isKept = id !== undefined
    return {
      isKept,
      isAsked: isKept && search.has('delete'),
      timeZone: time.timeZone,
      template: template && (isKept ? template : { ...template, name: TEMPLATE.copyOf(template.name) }),
      service: offer.value?.service ?? ('none' as const),
    }
  } catch (error) {
    throw asRouteError(error, page)
  }
}

export function meta({ matches, loaderData }: MetaArgs<typeof loader>) {
  const title = (loaderData?.isKept && loaderData.template?.name) || TEMPLATE.fresh
  return pageMeta(matches, { title, path: '/mail/templates', isHidden: true })
}

export default function TemplatePage() {
  const { template, isKept, isAsked, timeZone, service } = useLoaderData<typeof loader>()
  const answer = useActionData<SettingsAnswer>()
  const isOurs = isKept && template?.from === 'platform'
  const name = (isKept && template?.name) || TEMPLATE.fresh
  const path = `/mail/templates/${(isKept && template?.template_id) || 'new'}`
  return (
    <div className={settings.page}>
      <header>
        <Link to="/mail/templates" className={settings.back}>
          <Icon name="arrow-left" />
          {TEMPLATES.title}
        </Link>
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
