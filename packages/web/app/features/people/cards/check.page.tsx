import { useLoaderData } from 'react-router'
import { checkCard } from '@clubhouse/contract/people/cards'
import { clubOf } from '#lib/page/page-context.ts'
import { titled } from '#lib/page/page-meta.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import styles from './gate.module.css'
import { VERDICTS } from '#parts/people/gate/messages.ts'
import { GATE } from './messages.ts'
import { VerdictCard } from '#parts/people/gate/verdict-card.tsx'
import { publicLoader } from '#lib/page/handlers.ts'

export { RouteError as ErrorBoundary } from '#lib/errors/route-error.tsx'

/** Where the code on a card leads: to anybody, at this moment. */
export const loader = publicLoader(({ call, page, params }) =>
  call(checkCard, { params: { club: clubOf(page), token: params['token'] ?? '' } }),
)

export const meta = titled<typeof loader>((data) => (data ? VERDICTS[data.state].title : GATE.title))

export default function CheckPage() {
  const checked = useLoaderData<typeof loader>()
  return (
    <div className={`container ${styles.gate}`}>
      <VerdictCard verdict={checked} third={null} as="h1" />
      <div className={styles.desk}>
        <p className={styles.quiet}>{GATE.live}</p>
        <ButtonLink to="/card" icon="qr-code" reloadDocument>
          {GATE.toGate}
        </ButtonLink>
      </div>
    </div>
  )
}
