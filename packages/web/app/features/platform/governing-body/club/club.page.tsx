import { redirect, useActionData, useLoaderData } from 'react-router'
import { askBodyAccess, getBodyAccess } from '@clubhouse/contract/platform/governing-body/access'
import { type BodyClubPage, getBodyClub } from '@clubhouse/contract/platform/governing-body/clubs'
import { listBodyLists } from '@clubhouse/contract/platform/governing-body/lists'
import { siteOrigin } from '@clubhouse/domain/web/hosts'
import type { FormAnswer } from '#lib/form/form-answer.ts'
import { readFormFields } from '#lib/form/read-form.ts'
import { titled } from '#lib/page/page-meta.ts'
import { useSite } from '#lib/page/site-data.ts'
import { OfficeCard } from '#parts/office/card/office-card.tsx'
import { platformTime } from '#parts/office/list/load-platform-list.ts'
import { BackLink } from '#parts/office/page/office-page.tsx'
import settings from '#parts/office/settings/settings.module.css'
import { ButtonLink } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { DataTable } from '#ui/table/data-table.tsx'
import { memberAction, memberLoader } from '#lib/page/handlers.ts'
import { ClubStateBadge } from '../clubs/clubs-list.tsx'
import { ACCESS, CLUB, CLUBS } from '../messages.ts'
import { AccessCard } from './access-card.tsx'
import styles from './club.module.css'

export const loader = memberLoader(async ({ call, page, params: { id = '' } }) => {
  const [club, { access }, lists] = await Promise.all([
    call(getBodyClub, { params: { account_id: id } }),
    call(getBodyAccess, { params: { account_id: id } }),
    call(listBodyLists, { query: { per_page: 1 } }),
  ])
  const { timeZone } = platformTime(page)
  return { club, access, timeZone, listId: lists.items[0]?.list_id ?? null }
})

/** Asks the club, by a form that needs no script. */
export const action = memberAction(async ({ call, request, params: { id = '' } }) => {
  const { field } = await readFormFields(request)
  await call(askBodyAccess, { params: { account_id: id }, body: { reason: field('reason') } })
  return redirect(`/clubs/${id}`, 303)
}, ACCESS.notDone)

export const meta = titled<typeof loader>((data) => data?.club.name ?? CLUBS.title)

const number = new Intl.NumberFormat('en-IE')

/** One club in numbers: how many there are of each age and each plan, and nobody's name. */
export default function ClubPage() {
  const { club, access, timeZone, listId } = useLoaderData<typeof loader>()
  const answer = useActionData<FormAnswer>()
  const site = useSite()
  return (
    <div className={settings.page}>
      <header>
        <BackLink to="/">{CLUB.back}</BackLink>
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
