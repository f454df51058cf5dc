import {
  type ActionFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  useLoaderData,
  useSearchParams,
} from 'react-router'
import {
  listWaitingHouseholds,
  type WaitingHousehold,
  type WaitingList,
} from '@clubhouse/contract/selling/office/waiting-lists'
import { asRouteError } from '#lib/page/api.ts'
import { titled } from '#lib/page/page-meta.ts'
import { actOnList } from '#parts/office/list/list-action.ts'
import { loadList } from '#parts/office/list/load-list.ts'
import { OfficeList } from '#parts/office/list/office-list.tsx'
import { Done } from '#parts/office/page/done.tsx'
import { ButtonLink } from '#ui/button/button.tsx'
import { LINE, LISTS } from '../messages.ts'
import styles from '../waiting.module.css'
import { linePath, lineList, nameOf } from './line-list.tsx'
import { loadLine } from './load-line.ts'

export async function loader(args: LoaderFunctionArgs) {
  const { page, headers, line } = await loadLine(args)
  const { plan_id } = line
  const front = { plan_id, status: 'waiting' as const, per_page: 1 }
  try {
    const source = { list: listWaitingHouseholds, base: { plan_id } }
    const [list, { items }] = await Promise.all([
      loadList<WaitingHousehold>(args, lineList(line), source),
      page.call(listWaitingHouseholds, { headers, query: front }),
    ])
    return { ...list, line, next: items[0] ?? null }
  } catch (error) {
    throw error instanceof Response ? error : asRouteError(error, page)
  }
}

/** Saved views. */
export const action = (args: ActionFunctionArgs) =>
  actOnList(args, async () => lineList((await loadLine(args)).line), {})

export const meta = titled<typeof loader>((data) => data?.line.plan ?? LISTS.title)

/** The line of one plan: who is next, who waits, who has an offer. */
export default function LinePage() {
  const { line, next, ...data } = useLoaderData<typeof loader>()
  const [search] = useSearchParams()
  const said = LINE.said[search.get('done') ?? '']
  const notes = (
    <>
      <Done>{said}</Done>
      <Next line={line} next={next} />
    </>
  )
  return <OfficeList listPage={lineList(line)} data={data} notes={notes} />
}

function Next({ line, next }: { line: WaitingList; next: WaitingHousehold | null }) {
  return (
    <section className={styles.next} aria-label={LINE.next}>
      <div>
        {next && (
          <>
            <p className={styles.quiet}>{LINE.next}</p>
            <p className={styles.who}>{LINE.nextIs(nameOf(next), next.count)}</p>
          </>
        )}
        <p className={styles.quiet}>{line.is_on_sale ? LINE.byItself : LINE.notOnSale}</p>
      </div>
      <div className={styles.acts}>
        <Link to={`/plans/${line.plan_id}`}>{LINE.plan}</Link>
        {next && line.is_on_sale && (
          <ButtonLink to={`${linePath(line.plan_id)}/${next.waiting_id}`} icon="send">
            {LINE.offerNext}
          </ButtonLink>
        )}
      </div>
    </section>
  )
}
