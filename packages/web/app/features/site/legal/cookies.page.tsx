import type { MetaArgs } from 'react-router'
import { cached } from '#lib/page/keep.ts'
import { pageMeta } from '#lib/page/page-meta.ts'
import { useSite } from '#lib/page/site-data.ts'
import { cookieRows, STORAGE_ROWS, type StoredThing } from './cookie-rows.ts'
import styles from './text-page.module.css'
import { TextPage } from './text-page.tsx'
import type { Text } from './texts.ts'

export { cachedHeaders as headers } from '#lib/page/keep.ts'
export { RouteError as ErrorBoundary } from '#lib/errors/route-error.tsx'

const TEXT: Text = {
  title: 'Cookies Policy',
  lead: 'Everything this site keeps in your browser, by name. The site needs all of these to work.',
  sections: [
    {
      heading: 'Your choice',
      paragraphs: [
        '“I understand” closes the notice. “Refuse cookies” closes it too, and says no to anything the site doesn’t need, such as visitor statistics. We don’t use any today. If we ever do, we’ll ask you first, and your refusal still counts. Signing in works either way.',
        'To choose again, delete the cookie called cookie_policy in your browser.',
      ],
    },
  ],
}

const COLUMNS = { name: 'Name', purpose: 'What it is for', until: 'Kept until' } as const

export function loader() {
  return cached(null)
}

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, { title: TEXT.title, description: TEXT.lead, path: '/cookies' })
}

export default function CookiesPage() {
  const site = useSite()
  return (
    <TextPage text={TEXT}>
      <section>
        <h2>Cookies</h2>
        <StoredTable caption="Cookies of this site" rows={site ? cookieRows(site) : []} />
      </section>
      <section>
        <h2>Other storage</h2>
        <p>These stay in your browser and are never sent to us.</p>
        <StoredTable caption="Other storage of this site" rows={STORAGE_ROWS} />
      </section>
    </TextPage>
  )
}

function StoredTable({ caption, rows }: { caption: string; rows: StoredThing[] }) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{COLUMNS.name}</th>
          <th scope="col">{COLUMNS.purpose}</th>
          <th scope="col">{COLUMNS.until}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, purpose, until }) => (
          <tr key={name}>
            <td data-label={COLUMNS.name}>
              <code>{name}</code>
            </td>
            <td data-label={COLUMNS.purpose}>{purpose}</td>
            <td data-label={COLUMNS.until}>{until}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
