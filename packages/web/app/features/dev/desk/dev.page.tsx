import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { siteOrigin } from '@clubhouse/domain/web/hosts'
import { pageContext } from '#lib/page/page-context.ts'
import { titled } from '#lib/page/page-meta.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { ClockControl } from './clock-control.tsx'
import { DemoCards, DemoPeople } from './demo-tables.tsx'
import styles from './dev.module.css'
import { DEV, SITES } from './messages.ts'
import { ResetDemo } from './reset-demo.tsx'
import { SampleMailing } from './sample-mailing.tsx'

export { RouteError as ErrorBoundary } from '#lib/errors/route-error.tsx'

/** Nothing of this exists in live mode. */
export function loader({ context }: LoaderFunctionArgs) {
  const { demo, baseDomain, protocol } = context.get(pageContext)
  if (!demo) throw redirect('/error')
  const sites = SITES.map((site) => ({ ...site, origin: siteOrigin(site, { baseDomain, protocol }) }))
  const { mailbox: _, jobs: __, ...notes } = demo
  return { demo: notes, sites }
}

export const meta = titled(DEV.title)

export default function DevPage() {
  const { demo, sites } = useLoaderData<typeof loader>()
  return (
    <div className={`container ${styles.page}`}>
      <header className={styles.header}>
        <h1>{DEV.title}</h1>
        <p className={styles.intro}>{DEV.intro}</p>
      </header>
      <div className={styles.columns}>
        <div className={styles.main}>
          <DemoPeople logins={demo.logins} password={demo.password} />
          <DemoCards cards={demo.testCards} />
        </div>
        <div className={styles.side}>
          <LinkPanel
            title={DEV.clubs}
            links={demo.clubs.map(({ name, origin }) => ({
              title: name,
              sentence: hostIn(origin),
              href: origin,
            }))}
          />
          <LinkPanel
            title={DEV.sites}
            links={sites.map(({ title, sentence, origin }) => ({ title, sentence, href: origin }))}
          />
          <LinkPanel
            title={DEV.tools}
            links={[
              { title: DEV.mails, sentence: '/dev/mail', href: '/dev/mail' },
              { title: DEV.jobs, sentence: '/dev/jobs', href: '/dev/jobs' },
              { title: DEV.kit, sentence: '/dev/ui', href: '/dev/ui' },
              { title: DEV.api, sentence: '/api/docs', href: '/api/docs' },
            ]}
          />
          <ClockControl now={demo.now} />
          <SampleMailing />
          <ResetDemo />
        </div>
      </div>
    </div>
  )
}

function LinkPanel({
  title,
  links,
}: {
  title: string
  links: { title: string; sentence: string; href: string }[]
}) {
  return (
    <section className={styles.panel}>
      <h2 className={styles.title}>{title}</h2>
      <ul role="list">
        {links.map((link) => (
          <li key={link.href}>
            <a className={styles.link} href={link.href}>
              <span>
                <strong>{link.title}</strong>
                <span className={styles.sentence}>{link.sentence}</span>
              </span>
              <Icon name="chevron-right" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

function hostIn(origin: string): string {
  return new URL(origin).host
}
