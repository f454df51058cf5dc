import { Link, type LoaderFunctionArgs, redirect, useLoaderData, useRevalidator } from 'react-router'
import { pageContext } from '#lib/page/page-context.ts'
import { titled } from '#lib/page/page-meta.ts'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { JOBS } from './jobs-messages.ts'
import styles from './jobs.module.css'
import { StuckMails } from './stuck-mails.tsx'
import { WorkTable } from './work-table.tsx'

export { RouteError as ErrorBoundary } from '#lib/errors/route-error.tsx'

/** Nothing of this exists in live mode; operators have the same on the command line (docs/operations.md). */
export async function loader({ context }: LoaderFunctionArgs) {
  const { demo } = context.get(pageContext)
  if (!demo) throw redirect('/error')
  return demo.jobs()
}

export const meta = titled(JOBS.title)

export default function JobsPage() {
  const { mails, work } = useLoaderData<typeof loader>()
  const { revalidate, state } = useRevalidator()
  const counts = [
    { count: mails.due, words: JOBS.due, isBad: false },
    { count: mails.waiting, words: JOBS.waiting, isBad: mails.waiting > 0 },
    { count: mails.failed, words: JOBS.failed, isBad: mails.failed > 0 },
  ]
  return (
    <div className={`container ${styles.page}`}>
      <header className={styles.header}>
        <Link to="/dev" className={styles.back}>
          <Icon name="chevron-left" />
          {JOBS.back}
        </Link>
        <div className={styles.heading}>
          <h1>{JOBS.title}</h1>
          <Button size="small" loading={state === 'loading'} onClick={() => void revalidate()}>
            {JOBS.look}
          </Button>
        </div>
        <p className={styles.intro}>{JOBS.intro}</p>
      </header>
      <section className={styles.panel} aria-labelledby="jobs-work">
        <h2 className={styles.title} id="jobs-work">
          {JOBS.work}
        </h2>
        <WorkTable work={work} />
      </section>
      <section className={styles.panel} aria-labelledby="jobs-mails">
        <h2 className={styles.title} id="jobs-mails">
          {JOBS.mails}
        </h2>
        <ul className={styles.counts}>
          {counts.map(({ count, words, isBad }) => (
            <li key={words} className={isBad ? styles.bad : undefined}>
              <strong>{count}</strong> {words}
            </li>
          ))}
        </ul>
        <StuckMails mails={mails.stuck} />
      </section>
    </div>
  )
}
