import { Link, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { listVoters, type VoterRow } from '@clubhouse/contract/people/office/voters'
import { displayDate } from '@clubhouse/domain/time/plain-date'
import { asRouteError } from '#lib/page/api.ts'
import { askedAddress, pageContext } from '#lib/page/page-context.ts'
import { pageMeta } from '#lib/page/page-meta.ts'
import { knownTo } from '#parts/office/list/load-list.ts'
import { requireClub } from '#parts/office/require-club.ts'
import settings from '#parts/office/settings/settings.module.css'
import { Icon } from '#ui/icon/icon.tsx'
import { VOTERS } from '../messages.ts'
import { VOTERS_PATH } from './voters-list.tsx'
import styles from './voters.module.css'

export { OfficeError as ErrorBoundary } from '#parts/office/office-error.tsx'

const AT_A_TIME = 100
/** Nobody prints more; the file has them all. */
const MOST_PAGES = 20

export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext)
  const { headers } = await requireClub(page, request)
  const { day, plan } = Object.fromEntries(askedAddress(request).searchParams)
  const asked = { ...knownTo(listVoters, { day, plan }), per_page: AT_A_TIME }
  const people: VoterRow[] = []
  try {
    for (let at = 1; ; at++) {
      const found = await page.call(listVoters, { headers, query: { ...asked, page: at } })
      people.push(...found.items)
      if (people.length >= found.total || found.items.length === 0 || at === MOST_PAGES)
        return { day: found.day, total: found.total, people, back: askedAddress(request).search }
    }
  } catch (error) {
    throw asRouteError(error, page)
  }
}

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, { title: VOTERS.title, path: VOTERS_PATH, isHidden: true })
}

/** To be signed at the door. */
export default function VotersPrintPage() {
  const { day, total, people, back } = useLoaderData<typeof loader>()
  return (
    <div className={settings.page}>
      <header>
        <div className={styles.back}>
          <Link to={`${VOTERS_PATH}${back}`} className={settings.back}>
            <Icon name="arrow-left" />
            {VOTERS.back}
          </Link>
        </div>
        <h1 className={settings.heading}>{VOTERS.printTitle(displayDate(day))}</h1>
        <p className={settings.lead}>{VOTERS.printLead(total)}</p>
        {people.length < total && <p role="note">{VOTERS.tooMany(people.length)}</p>}
      </header>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{VOTERS.name}</th>
            <th scope="col">{VOTERS.number}</th>
            <th scope="col">{VOTERS.plans}</th>
            <th scope="col" className={styles.signature}>
              {VOTERS.signature}
            </th>
          </tr>
        </thead>
        <tbody>
          {people.map(({ member_id: id, name, number, plans }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              <td>{number ?? ''}</td>
              <td>{plans}</td>
              <td>&nbsp;</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
