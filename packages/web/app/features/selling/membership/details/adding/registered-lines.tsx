import type { Currency } from '@clubhouse/contract/site/club'
import { isBundle, type SelectedItem } from '@clubhouse/domain/selling/catalogue/selection'
import { recursInWords } from '@clubhouse/domain/selling/catalogue/plan-words'
import { formatPrice } from '@clubhouse/domain/format'
import { cents } from '@clubhouse/domain/money/money'
import type { PricedLines } from '@clubhouse/domain/selling/pricing/price-lines'
import type { Block } from '@clubhouse/domain/people/registration/blocks'
import { fullName, personIn } from '@clubhouse/domain/people/registration/registrations'
import summaryStyles from '../../summary/summary.module.css'
import { SUMMARY } from '../messages.ts'
import { inSentence } from '../people/row-words.ts'

interface Props {
  items: readonly SelectedItem[]
  blocks: readonly Block[]
  priced: PricedLines
  currency: Currency
}

/** What was chosen, each with whoever is in it; MEMB-17 of a subscription how long it goes on. */
export function RegisteredLines({ items, blocks, priced, currency }: Props) {
  return (
    <ul className={summaryStyles['lines']} role="list">
      {items.map((item, at) => (
        <li key={`${item.product.product_id} ${at}`} className={summaryStyles['line']}>
          <b>{item.product.name}</b>
          <span className={summaryStyles['number']}>
            {formatPrice(priced.lines[at]?.subtotal ?? cents(0), currency)}
          </span>
          <span className={summaryStyles['muted']}>
            {[whoIn(blocks, at, isBundle(item)), isBundle(item) ? null : recursInWords(item.product)]
              .filter(Boolean)
              .join(', ')}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** The people in an entry; of a bundle all of them. */
function whoIn(blocks: readonly Block[], entry: number, isMany: boolean): string {
  const own = blocks.filter(({ place }) => place.entry === entry)
  const names = own.flatMap(({ rows }) => {
    const given = rows.find(({ type }) => type === 'member')?.given
    if (!given) return []
    const person = personIn(given)
    return [isMany ? person.firstName : fullName(person)]
  })
  if (names.length === 0) return SUMMARY.notFilled
  const missing = own.length - names.length
  return missing === 0 ? inSentence(names) : SUMMARY.andMore(inSentence(names), missing)
}
