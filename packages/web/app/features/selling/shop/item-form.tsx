import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import type { ShopItem } from '@clubhouse/contract/selling/shop'
import { isBuyable } from '@clubhouse/domain/selling/catalogue/availability'
import { formatMoney } from '@clubhouse/domain/format'
import { cents } from '@clubhouse/domain/money/money'
import { itemPrice } from '@clubhouse/domain/selling/shop/item-price'
import type { FormAnswer } from '#lib/form/form-answer.ts'
import { useClub } from '#lib/page/site-data.ts'
import { useEarlyPresses } from '#lib/visit/early-presses.ts'
import { BuyBar, InPlace } from '#parts/selling/buying/buy-bar.tsx'
import { Outcome } from '#parts/selling/buying/outcome.tsx'
import { useBuying } from '#parts/selling/buying/use-buying.ts'
import { BUYING } from '#parts/selling/buying/words.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { AmountChoice } from './amount-choice.tsx'
import { type Chosen, settled, variantFor } from './choice.ts'
import styles from './item.module.css'
import { ItemPriceTag } from './item-price-tag.tsx'
import { ITEM, SHOP } from './messages.ts'
import { OptionChoice } from './option-choice.tsx'
import { Quantity } from './quantity.tsx'
import { SizeGuide } from './size-guide.tsx'

const FORM = 'shop-item'

interface Props {
  item: ShopItem
  /** What the server said of a form that was sent without React. */
  served: FormAnswer | undefined
  /** Its pictures, and what goes with it: the bar of a phone comes after both, so that it sticks to the end of the page. */
  pictures: ReactNode
  related: ReactNode
}

/** What an item is, what there is to choose, and the way into the cart. */
export function ItemForm({ item, served, pictures, related }: Props) {
  const { account } = useClub()
  const { metadata } = item
  const [chosen, setChosen] = useState<Chosen>(() => settled(item, {}))
  const [quantity, setQuantity] = useState(1)
  const [amount, setAmount] = useState<number | null>(metadata.any_amount?.suggested[0] ?? null)
  const buying = useBuying()
  const [isMissed, setMissed] = useState(false)
  const isAdded = buying.isAdded || served?.isDone === true
  useEarlyPresses()
  const variant = variantFor(item, chosen)
  const open = metadata.options.find(({ name }) => chosen[name] === undefined)
  const closed = closedWords(item)
  const left = variant ? variant.available_count : metadata.available_count
  const most = Math.min(metadata.max_quantity, Math.max(1, left ?? Infinity))
  const { price, off } = itemPrice(item, { variant, amount })
  const sum = formatMoney(cents((price - off) * Math.min(quantity, most)), account.currency)
  const reason = closed ?? (open && !isMissed ? ITEM.choose(open.name.toLowerCase()) : null)
  return (
    <>
      <div className={`container ${styles.split}`}>
        {pictures}
        <div className={styles.about}>
          <Link to="/products/shop" className={styles.back}>
            <Icon name="arrow-left" /> {ITEM.back}
          </Link>
          <h1 className={styles.name}>{item.name}</h1>
          <div className={styles.cost}>
            <ItemPriceTag item={item} variant={variant} />
            {metadata.any_amount === null && <Availability metadata={item.metadata} left={left} />}
          </div>
          {item.description && <p className={styles.description}>{item.description}</p>}
          <form
            id={FORM}
            method="post"
            className={styles.form}
            onSubmit={buying.onSubmit}
            onInvalidCapture={(event) => {
              if (!(event.target instanceof HTMLInputElement) || event.target.type !== 'radio') return
              // Said in our words beside the keys: the browser's own bubble lies over the price.
              event.preventDefault()
              setMissed(true)
              const missing = firstMissing(event.currentTarget)
              missing?.focus({ preventScroll: true })
              // On a phone the bar that was pressed would lie over it.
              missing?.closest('fieldset')?.scrollIntoView({ block: 'center' })
            }}
            data-light=""
          >
            {metadata.options.map((option, at) => (
              <OptionChoice
                key={option.name}
                item={item}
                at={at}
                chosen={chosen}
                isMissed={isMissed}
                onChoose={(value) => setChosen(settled(item, { ...chosen, [option.name]: value }))}
              />
            ))}
            <SizeGuide guide={metadata.size_guide} />
            {metadata.any_amount && (
              <AmountChoice bounds={metadata.any_amount} amount={amount} onAmount={setAmount} />
            )}
            <div className={styles.buy}>
              {metadata.max_quantity > 1 && closed === null && (
                <Quantity count={Math.min(quantity, most)} most={most} onChange={setQuantity} />
              )}
              <InPlace>
                <Button
                  type="submit"
                  variant="primary"
                  size="large"
                  icon="cart"
                  wide
                  loading={buying.isBusy}
                  disabled={closed !== null}
                >
                  {BUYING.add}
                </Button>
              </InPlace>
            </div>
            {reason && (
              <p className={styles.reason}>
                <Icon name="info" /> {reason}
              </p>
            )}
            <Outcome isAdded={isAdded} problem={buying.problem ?? served?.formError ?? null} />
          </form>
          {metadata.handed_out && (
            <p className={styles.handed}>
              <Icon name="pin" /> {metadata.handed_out}
            </p>
          )}
        </div>
      </div>
      {related}
      <BuyBar
        sum={metadata.any_amount && amount === null ? SHOP.anyAmount : sum}
        words={barWords(item, variant?.title)}
        isAdded={isAdded}
      >
        <Button
          type="submit"
          form={FORM}
          variant="primary"
          icon="cart"
          loading={buying.isBusy}
          disabled={closed !== null}
        >
          {BUYING.add}
        </Button>
      </BuyBar>
    </>
  )
}

function firstMissing(form: HTMLFormElement): HTMLInputElement | undefined {
  const radios = form.querySelectorAll<HTMLInputElement>('input[type=radio]')
  return [...radios].find(({ disabled, validity }) => !disabled && !validity.valid)
}

const barWords = ({ name }: ShopItem, title: string | undefined): string =>
  title === undefined ? name : `${name}, ${title}`

function closedWords({ metadata: { availability, sold_out: isGone } }: ShopItem): string | null {
  if (isGone) return ITEM.outOfStock
  if (isBuyable(availability)) return null
  return availability === 'not_open' ? ITEM.notYet : ITEM.closed
}

const FEW = 5

function Availability({ metadata, left }: Pick<ShopItem, 'metadata'> & { left: number | null }) {
  const { sold_out: isGone, availability } = metadata
  if (isGone) return <Badge tone="neutral">{SHOP.outOfStock}</Badge>
  if (!isBuyable(availability))
    return <Badge tone="neutral">{availability === 'not_open' ? SHOP.soon : SHOP.closed}</Badge>
  if (left !== null && left > 0 && left <= FEW) return <Badge tone="warning">{SHOP.left(left)}</Badge>
  return <Badge tone="success">{ITEM.inStock}</Badge>
}
