import type { Currency, Theme } from '@clubhouse/contract/site/club'
import type { OfficeImage } from '@clubhouse/contract/site/office/images'
import type { OfficeShopItem } from '@clubhouse/contract/selling/office/shop-items'
import { formatShortPrice } from '@clubhouse/domain/format'
import { cents } from '@clubhouse/domain/money/money'
import { useSite } from '#lib/page/site-data.ts'
import { AsideCard } from '#parts/office/edit/edit-frame.tsx'
import { useEdited } from '#parts/office/record/record-frame.tsx'
import record from '#parts/office/record/record.module.css'
import { ClubPicture } from '#parts/site/club/club-picture.tsx'
import styles from './item-face.module.css'
import { ITEM } from './item-kind.ts'
import { FACE } from './messages.ts'

interface Props {
  own: OfficeShopItem['images']
  library: readonly OfficeImage[]
  font: Theme['heading_font']
  currency: Currency
}

/** As a visitor sees it, by what stands in the fields; nothing in it can be pressed. */
export function ItemFace({ own, library, font, currency }: Props) {
  const { values } = useEdited()
  const cdnHost = useSite()?.cdnHost ?? ''
  const { name, price, any_amount: gift, option_names, variants, image_ids } = ITEM.read(values).fields
  const main = image_ids[0] ?? values['first']
  const pictures =
    library.find(({ image_id: id }) => id === main)?.image ?? own.filter(({ image_id: id }) => id === main)
  const last = option_names.at(-1) ?? ''
  const sizes = [...new Set(variants.map(({ options }) => options[last] ?? '').filter(Boolean))]
  const prices = variants.map((variant) => variant.price ?? price)
  const [least, most] = prices.length > 0 ? [Math.min(...prices), Math.max(...prices)] : [price, price]
  const said = (amount: number) => (amount === 0 ? FACE.free : formatShortPrice(cents(amount), currency))
  return (
    <AsideCard title={FACE.title}>
      <div className={record.face} data-font={font}>
        {pictures.length > 0 && (
          <ClubPicture
            images={pictures}
            cdnHost={cdnHost}
            sizes="18rem"
            upTo={800}
            className={styles.picture}
            decorative
          />
        )}
        <p className={record.faceName}>{name || FACE.unnamed}</p>
        {!gift && values['price'] !== '' && (
          <p className={record.faceSum}>{least === most ? said(least) : `${said(least)} – ${said(most)}`}</p>
        )}
        {sizes.length > 0 && (
          <ul className={styles.sizes} role="list">
            {sizes.map((size) => (
              <li key={size}>{size}</li>
            ))}
          </ul>
        )}
        <p className={record.facePick} aria-hidden="true">
          {FACE.add}
        </p>
      </div>
    </AsideCard>
  )
}
