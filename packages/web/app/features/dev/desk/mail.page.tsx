import { Link, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { pageContext } from '#lib/page/page-context.ts'
import { titled } from '#lib/page/page-meta.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { EmptyState } from '#ui/panel/empty-state.tsx'
import { MailFilter } from './mail-filter.tsx'
import { MailList } from './mail-list.tsx'
import { MAILS } from './mail-messages.ts'
import { MailProvider } from './mail-provider.tsx'
import { MailView } from './mail-view.tsx'
import styles from './mail.module.css'

export { RouteError as ErrorBoundary } from '#lib/errors/route-error.tsx'

const SHOWN = 50

/** Nothing of this exists in live mode. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { demo } = context.get(pageContext)
  if (!demo) throw redirect('/error')
  const query = new URL(request.url).searchParams
  const to = query.get('to')?.trim() || null
  const { mails, state, waiting } = await demo.mailbox(to)
  const chosen = mails.find((mail) => mail.id === query.get('id')) ?? mails[0] ?? null
  return {
    to,
    state,
    waiting,
    chosen,
    view: query.get('view') === 'text' ? ('text' as const) : ('page' as const),
    older: Math.max(0, mails.length - SHOWN),
    mails: mails.slice(0, SHOWN).map(({ text: _, ...mail }) => mail),
  }
}

export const meta = titled(MAILS.title)

export default function MailPage() {
  const { to, state, waiting, chosen, view, older, mails } = useLoaderData<typeof loader>()
  return (
    <div className={`container ${styles.page}`}>
      <header className={styles.header}>
        <Link to="/dev" className={styles.back}>
          <Icon name="chevron-left" />
          {MAILS.back}
        </Link>
        <h1>{MAILS.title}</h1>
        <p className={styles.intro}>{MAILS.intro}</p>
      </header>
      <div className={styles.columns}>
        <div className={styles.side}>
          <MailFilter to={to} />
          <MailList mails={mails} older={older} to={to} chosenId={chosen?.id ?? null} view={view} />
        </div>
        <div className={styles.chosen}>
          {chosen ? (
            <MailView mail={chosen} to={to} view={view} />
          ) : (
            <EmptyState icon="mail">{to ? MAILS.noneTo(to) : MAILS.none}</EmptyState>
          )}
        </div>
        <MailProvider state={state} waiting={waiting} />
      </div>
    </div>
  )
}
