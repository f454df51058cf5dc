import {
  type ActionFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  type MetaArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router'
import { askBodyAccess, getBodyAccess } from '@clubhouse/contract/platform/governing-body/access'
import { type BodyClubPage, getBodyClub } from '@clubhouse/contract/platform/governing-body/clubs'
import { listBodyLists } from '@clubhouse/contract/platform/governing-body/lists'
import { siteOrigin } from '@clubhouse/domain/web/hosts'
import type { FormAnswer } from '#lib/form/form-answer.ts'
import { readFormFields } from '#lib/form/read-form.ts'
import { answerWith, refusedBy } from '#lib/form/refused.ts'
import { asRouteError } from '#lib/page/api.ts'
import { pageContext } from '#lib/page/page-context.ts'
import { pageMeta } from '#lib/page/page-meta.ts'
import { requireUser } from '#lib/page/require-user.ts'
import { useSite } from '#lib/page/site-data.ts'
import { OfficeCard } from '#parts/office/card/office-card.tsx'
import { platformTime } from '#parts/office/list/load-platform-list.ts'
import settings from '#parts/office/settings/settings.module.css'
import { ButtonLink } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { DataTable } from '#ui/table/data-table.tsx'
import { BodyError } from '../body-error.tsx'
import { ClubStateBadge } from '../clubs/clubs-list.tsx'
import { ACCESS, CLUB, CLUBS } from '../messages.ts'
import { AccessCard } from './access-card.tsx'
import styles from './club.module.css'

export { BodyError as ErrorBoundary }

export async function loader({ request, context, params: { id = '' } }: LoaderFunctionArgs) {
  const page = context.get(pageContext)
  await requireUser(page, request)
  try {
    const [club, { access }, lists] = await Promise.all([
      page.call(getBodyClub, { params: { account_id: id } }),
      page.call(getBodyAccess, { params: { account_id: id } }),
      page.call(listBodyLists, { query: { per_page: 1 } }),
    ])
    const { timeZone } = platformTime(page)
    return { club, access, timeZone, listId: lists.items[0]?.list_id ?? null }
  } catch (error) {
    throw asRouteError(error, page)
  }
}

/** Asks the club, by a form that needs no script. */
export async function action({ request, context, params: { id = '' } }: ActionFunctionArgs) {
  const page = context.get(pageContext)
  await requireUser(page, request)
  const { field } = await readFormFields(request)
  try {
    await page.call(askBodyAccess, { params: { account_id: id }, body: { reason: field('reason') } })
    return redirect(`/clubs/${id}`, 303)
  } catch (error) {
    const { status, message } = refusedBy(error, page, ACCESS.notDone)
    return answerWith({ formError: message }, status)
  }
}

export function meta({ matches, loaderData }: MetaArgs<typeof loader>) {
  return pageMeta(matches, { title: loaderData?.club.name ?? CLUBS.title, path: '/', isHidden: true })
}

const number = new Intl.NumberFormat('en-IE')

/** One club in numbers: how many there are of each age and each plan, and nobody's name. */
export default function ClubPage() {
  const { club, access, timeZone, listId } = useLoaderData<typeof loader>()
  const answer = useActionData<FormAnswer>()
  const site = useSite()
  return (
    <div className={settings.page}>
      <header>
        <Link to="/" className={settings.back}>
          <Icon name="arrow-left" />
          {CLUB.back}
        </Link>
        <div className={styles.top}>
          <h1 className={settings.heading}>{club.name}</h1>
          <ClubStateBadge state={club.state} />
        </div>
        {site && (
          <a className={settings.back} href={siteOrigin({ type: 'club', club: club.slug }, site)}>
            {CLUB.website}
            <Icon name="external" />
          </a>
        )}
      </header>
      <Numbers club={club} />
      <section className={styles.compare}>
        <ButtonLink to={listId ? `/compare/${listId}?club=${club.account_id}` : '/compare'} icon="list">
          {CLUB.compare}
        </ButtonLink>
        <p className={styles.quiet}>{CLUB.compareNote}</p>
      </section>
      <div className={styles.tables}>
        <OfficeCard id="years" title={CLUB.years}>
          {club.years.length === 0 && <p className={styles.quiet}>{CLUB.nobody}</p>}
          {club.years.length > 0 && (
            <DataTable
              caption={CLUB.years}
              isCaptionHidden
              compact="columns"
              columns={[
                { key: 'year', header: CLUB.year, cell: ({ year }) => year ?? CLUB.unknown },
                { key: 'members', header: CLUB.members, align: 'end' },
              ]}
              rows={club.years}
              rowKey={({ year }) => String(year)}
            />
          )}
        </OfficeCard>
        <OfficeCard id="plans" title={CLUB.plans}>
          {club.sold.length === 0 && <p className={styles.quiet}>{CLUB.nobody}</p>}
          {club.sold.length > 0 && (
            <DataTable
              caption={CLUB.plans}
              isCaptionHidden
              compact="columns"
              columns={[
                { key: 'name', header: CLUB.plan },
                { key: 'members', header: CLUB.members, align: 'end' },
              ]}
              rows={club.sold}
              rowKey={({ name }) => name}
            />
          )}
        </OfficeCard>
      </div>
      <AccessCard
        clubId={club.account_id}
        access={access}
        timeZone={timeZone}
        problem={answer?.formError ?? null}
      />
    </div>
  )
}

function Numbers({ club }: { club: BodyClubPage }) {
  const shown = [
    [CLUBS.members, club.members],
    [CLUBS.juveniles, club.juveniles],
    [CLUBS.plans, club.plans],
    [CLUBS.joined, club.joined],
  ] as const
  return (
    <dl className={styles.numbers} aria-label={CLUB.numbers}>
      {shown.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{number.format(value)}</dd>
        </div>
      ))}
    </dl>
  )
}
