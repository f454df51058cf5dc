import type { Currency } from '@clubhouse/contract/site/club'
import type { BundleProduct } from '@clubhouse/contract/selling/catalogue'
import {
  instalmentsInWords,
  orByInstalments,
  paymentBadge,
} from '@clubhouse/domain/selling/catalogue/plan-words'
import { formatShortDate, formatShortPrice } from '@clubhouse/domain/format'
import { cents } from '@clubhouse/domain/money/money'
import { Badge } from '#ui/badge/badge.tsx'
import styles from './bundle-card.module.css'
import { BUNDLE } from './messages.ts'
import { Shortened } from './shortened.tsx'

type Props = {
  bundle: BundleProduct
  currency: Currency
  timeZone: string
  titleId: string
}

/** BUNDLE-01, BUNDLE-02, BUNDLE-04 */
export function BundleHead({ bundle, currency, timeZone, titleId }: Props) {
  const { is_dynamic_pricing: isDynamic, valid_dates: dates } = bundle.metadata
  const valid = validWords(dates, timeZone)
  const instalments = instalmentsInWords(bundle)
  const inParts = orByInstalments(bundle, currency)
  return (
    <header className={styles.head}>
      <h4 id={titleId} className={styles.name}>
        {bundle.name}
      </h4>
      {bundle.description && <Shortened text={bundle.description} className={styles.about} />}
      {valid && <p className={styles.valid}>{valid}</p>}
      {instalments && (
        <p>
          <Badge tone="primary" icon="calendar">
            {instalments}
          </Badge>
        </p>
      )}
      {instalments === null && isPaidBitByBit(bundle) && <p className={styles.valid}>{BUNDLE.inFull}</p>}
      <p className={styles.price}>
        {isDynamic && <small>{BUNDLE.dynamic}</small>}
        {!isDynamic && (
          <>
            <span className={styles.money}>{formatShortPrice(cents(bundle.price), currency)}</span>{' '}
            {inParts && <small>{inParts}</small>}
          </>
        )}
      </p>
    </header>
  )
}

/** Some of its plans can be paid bit by bit when they are bought alone: who wants that reads here that the bundle cannot. */
const isPaidBitByBit = ({ metadata }: BundleProduct): boolean =>
  metadata.products.some((plan) => paymentBadge(plan) === 'instalments')

function validWords(
  { valid_from: from, valid_to: to }: BundleProduct['metadata']['valid_dates'],
  timeZone: string,
): string | null {
  const day = (iso: string) => formatShortDate(iso, timeZone)
  if (from !== null && to !== null) return BUNDLE.valid(day(from), day(to))
  if (from !== null) return BUNDLE.validFrom(day(from))
  return to === null ? null : BUNDLE.validTo(day(to))
}
