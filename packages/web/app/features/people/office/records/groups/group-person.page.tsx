import {
  type ActionFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  type MetaArgs,
  useActionData,
  useLoaderData,
} from 'react-router'
import { getGroupMember } from '@clubhouse/contract/people/office/groups'
import { displayDate } from '@clubhouse/domain/time/plain-date'
import type { FormAnswer } from '#lib/form/form-answer.ts'
import { FormMessage } from '#lib/form/form-message.tsx'
import { readFields } from '#lib/form/form-fields.ts'
import { readForm } from '#lib/form/read-form.ts'
import { answerWith } from '#lib/form/refused.ts'
import { asRouteError } from '#lib/page/api.ts'
import { pageContext } from '#lib/page/page-context.ts'
import { pageMeta } from '#lib/page/page-meta.ts'
import { clubTime } from '#parts/office/club-time.ts'
import { requireClub } from '#parts/office/require-club.ts'
import settings from '#parts/office/settings/settings.module.css'
import { Icon } from '#ui/icon/icon.tsx'
import { PERSON } from '../messages.ts'
import { ContactCard } from '../person/family-card.tsx'
import { LockedCard } from '../person/locked-card.tsx'
import { loadGuarded, openLocked } from '../person/open-locked.ts'
import { StateBadge } from '../members/members-list.tsx'
import { groupPath, GROUPS_PATH } from './groups-list.tsx'
import { nameOf } from './members-card.tsx'
import { GROUP, GROUPS } from './messages.ts'
import styles from './group.module.css'

export { OfficeError as ErrorBoundary } from '#parts/office/office-error.tsx'

export async function loader({ request, context, params: { id = '', member = '' } }: LoaderFunctionArgs) {
  const page = context.get(pageContext)
  const { club, headers } = await requireClub(page, request)
  try {
    const [time, person] = await Promise.all([
      clubTime(page, club),
      page.call(getGroupMember, { headers, params: { group_id: id, member_id: member } }),
    ])
    return { time, person, ...(await loadGuarded(page, headers, person)) }
  } catch (error) {
    throw asRouteError(error, page)
  }
}

export async function action({ request, context, params: { id = '', member = '' } }: ActionFunctionArgs) {
  const page = context.get(pageContext)
  const { headers } = await requireClub(page, request)
  const fields = readFields(await readForm(request))
  if (fields.field('intent') !== 'open') return answerWith({ formError: GROUPS.notDone }, 400)
  return openLocked({ page, request, headers }, fields, {
    memberId: member,
    back: `${groupPath(id)}/people/${member}`,
  })
}

export function meta({ matches, loaderData }: MetaArgs<typeof loader>) {
  return pageMeta(matches, {
    title: loaderData ? nameOf(loaderData.person) : GROUPS.title,
    path: GROUPS_PATH,
    isHidden: true,
  })
}

/** Somebody of a team, for their coach: whom to ring, and what is behind a reason. */
export default function GroupPersonPage() {
  const { time, person, guarded, proof } = useLoaderData<typeof loader>()
  const answer = useActionData<FormAnswer>()
  const { group, age, date_of_birth: born } = person
  return (
    <div className={settings.page}>
      <header>
        <Link to={groupPath(group.group_id)} className={settings.back}>
          <Icon name="arrow-left" />
          {[group.name, group.season].filter(Boolean).join(', ')}
        </Link>
        <h1 className={settings.heading}>{nameOf(person)}</h1>
        <p className={settings.lead}>
          {born === null || age === null
            ? GROUP.noAge
            : `${GROUP.age(age)}, ${PERSON.born(displayDate(born))}`}{' '}
          {person.state !== 'active' && <StateBadge state={person.state} />}
        </p>
      </header>
      <FormMessage text={answer?.formError ?? null} />
      <div className={styles.columns}>
        <div className={styles.main}>
          <ContactCard person={person} />
          <LockedCard
            person={person}
            guarded={guarded}
            proof={proof}
            answer={answer}
            time={time}
            action={`${groupPath(group.group_id)}/people/${person.member_id}`}
          />
        </div>
      </div>
    </div>
  )
}
