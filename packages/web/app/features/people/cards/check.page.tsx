import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { checkCard } from '@clubhouse/contract/people/cards'
import { asRouteError } from '#lib/page/api.ts'
import { clubOf, pageContext } from '#lib/page/page-context.ts'
import { pageMeta } from '#lib/page/page-meta.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import styles from './gate.module.css'
import { VERDICTS } from '#parts/people/gate/messages.ts'
import { GATE } from './messages.ts'
import { VerdictCard } from '#parts/people/gate/verdict-card.tsx'

export { RouteError as ErrorBoundary } from '#lib/errors/route-error.tsx'

/** Where the code on a card leads: to anybody, at this moment. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const page = context.get(pageContext)
  try {
    return await page.call(checkCard, { params: { club: clubOf(page), token: params['token'] ?? '' } })
  } catch (error) {
    throw asRouteError(error, page)
  }
}

export function meta({ matches, loaderData }: MetaArgs<typeof loader>) {
  const title = loaderData ? VERDICTS[loaderData.state].title : GATE.title
  return pageMeta(matches, { title, path: '/card', isHidden: true })
}

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
