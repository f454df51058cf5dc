import type { Collection } from '@clubhouse/contract/paging'
import type { OfficeShopItem, StockLogEntry } from '@clubhouse/contract/selling/office/shop-items'
import { signed } from '@clubhouse/domain/selling/shop/office/stock-adds'
import type { ClubTime } from '#parts/office/club-time.ts'
import { AsideCard } from '#parts/office/edit/edit-frame.tsx'
import { savedWhen } from '#parts/office/edit/saved-when.ts'
import { useEdited } from '#parts/office/record/record-frame.tsx'
import { ITEMS, SAVING, STOCK_LOG } from './messages.ts'
import styles from './stock-table.module.css'
import { addedIn } from './variant-values.ts'

interface Props {
  item: OfficeShopItem
  log: Collection<StockLogEntry> | null
  time: ClubTime
}

/** What follows from saving, who has it already, and what became of the stock. */
export function ItemAside({ item, log, time }: Props) {
  const { values } = useEdited()
  const sum = addedIn(values)
  return (
    <>
      <AsideCard title={SAVING.title}>
        <p className={styles.quiet}>
          {sum === 0 || item.left === null ? (
            SAVING.none
          ) : (
            <>
              {SAVING.comeIn(signed(sum), item.left)}
              <strong>{item.left + sum}</strong>.
            </>
          )}
        </p>
        {item.sold > 0 && (
          <p className={styles.quiet}>
            <strong>{ITEMS.reach(item.sold)}</strong>. {ITEMS.reachBody}
          </p>
        )}
      </AsideCard>
      <AsideCard title={STOCK_LOG.title}>
        {log === null && <p className={styles.quiet}>{STOCK_LOG.failed}</p>}
        {log?.total === 0 && <p className={styles.quiet}>{STOCK_LOG.none}</p>}
        {log !== null && log.total > 0 && (
          <ol role="list" className={styles.log}>
            {log.items.map((entry) => (
              <Entry
                key={`${entry.at} ${entry.kind} ${entry.order?.order_id ?? ''}`}
                entry={entry}
                time={time}
              />
            ))}
          </ol>
        )}
        {log !== null && log.total > log.items.length && (
          <p className={styles.quiet}>{STOCK_LOG.more(log.items.length, log.total)}</p>
        )}
      </AsideCard>
    </>
  )
}

const DONE = {
  changed: STOCK_LOG.changed,
  sold: STOCK_LOG.sold,
  returned: STOCK_LOG.returned,
  handed_out: STOCK_LOG.handedOut,
} as const

function Entry({
  entry: { at, kind, by, order, note, change, sizes },
  time,
}: {
  entry: StockLogEntry
  time: ClubTime
}) {
  const who = by ?? STOCK_LOG.nobody
  const size = sizes.map(
    ({ size: each, count }) => `${each} ${kind === 'handed_out' ? count : signed(count)}`,
  )
  return (
    <li>
      <p>
        <strong>{kind === 'changed' && note !== '' ? note : DONE[kind]}</strong>
        {kind === 'changed' && note !== '' ? `, ${who}` : ` ${who}`}
      </p>
      <p className={styles.change}>{change === 0 ? '0' : signed(change)}</p>
      <p className={styles.quiet}>
        {savedWhen(at, time)}
        {order && ` · ${STOCK_LOG.order(order.order_seq)}`}
        {size.length > 0 && ` · ${size.join(', ')}`}
      </p>
    </li>
  )
}
