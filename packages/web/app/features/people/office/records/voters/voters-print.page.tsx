import { useLoaderData } from 'react-router'
import { listVoters, type VoterRow } from '@clubhouse/contract/people/office/voters'
import { displayDate } from '@clubhouse/domain/time/plain-date'
import { askedAddress } from '#lib/page/page-context.ts'
import { titled } from '#lib/page/page-meta.ts'
import { knownTo } from '#parts/office/list/load-list.ts'
import { BackLink, Lead } from '#parts/office/page/office-page.tsx'
import settings from '#parts/office/settings/settings.module.css'
import { officeLoader } from '#parts/office/office-handlers.ts'
import { VOTERS } from '../messages.ts'
import { VOTERS_PATH } from './voters-list.tsx'
import styles from './voters.module.css'

const AT_A_TIME = 100
/** Nobody prints more; the file has them all. */
const MOST_PAGES = 20

export const loader = officeLoader(async ({ call, headers, search, request }) => {
  const { day, plan } = Object.fromEntries(search)
  const asked = { ...knownTo(listVoters, { day, plan }), per_page: AT_A_TIME }
  const people: VoterRow[] = []
  for (let at = 1; ; at++) {
    const found = await call(listVoters, { headers, query: { ...asked, page: at } })
    people.push(...found.items)
    if (people.length >= found.total || found.items.length === 0 || at === MOST_PAGES)
      return { day: found.day, total: found.total, people, back: askedAddress(request).search }
  }
})

export const meta = titled(VOTERS.title)

/** To be signed at the door. */
export default function VotersPrintPage() {
  const { day, total, people, back } = useLoaderData<typeof loader>()
  return (
    <div className={settings.page}>
      <header>
        <div className={styles.back}>
          <BackLink to={`${VOTERS_PATH}${back}`}>{VOTERS.back}</BackLink>
        </div>
        <h1 className={settings.heading}>{VOTERS.printTitle(displayDate(day))}</h1>
        <Lead>{VOTERS.printLead(total)}</Lead>
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
