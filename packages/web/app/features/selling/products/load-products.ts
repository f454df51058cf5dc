import { data } from 'react-router'
import { getStore, type ProductKind } from '@clubhouse/contract/site/club'
import type { Image } from '@clubhouse/contract/file'
import { getProduct, listProducts } from '@clubhouse/contract/selling/products'
import { listShopItems } from '@clubhouse/contract/selling/shop'
import { type ProductOverview, productKinds } from '@clubhouse/domain/site/content/products'
import { priceToday } from '@clubhouse/domain/selling/catalogue/early-bird'
import { formatDay, formatNumber, formatShortPrice, formatTime } from '@clubhouse/domain/format'
import { cents } from '@clubhouse/domain/money/money'
import type { PageContext } from '@clubhouse/domain/web/page-context'
import { asRouteError, loadPart } from '#lib/page/api.ts'
import { cached } from '#lib/page/keep.ts'
import { clubOf } from '#lib/page/page-context.ts'
import { PRODUCTS } from './messages.ts'

/** A way into the club, with one thing that is true of it today. */
export interface Door extends ProductOverview {
  /** Said large; null where it did not load. */
  fact: string | null
  images: Image[]
  /** A thing on a plate, which is shown whole. */
  isPlate: boolean
}

export interface ProductsData {
  doors: Door[]
}

/** OPEN-037. A fact that does not come takes nothing but itself along. */
export async function loadProducts(page: PageContext) {
  const account = await page.call(getStore, { params: { club: clubOf(page) } }).catch((error: unknown) => {
    throw asRouteError(error, page)
  })
  const money = (amount: number) => formatShortPrice(cents(amount), account.currency)
  const asked = productKinds(account, new Set(page.rooms)).map(async (product): Promise<[Door, boolean]> => {
    const { value, hasFailed } = await loadPart(
      FACTS[product.kind](page, product, money, account.time_zone),
      page,
    )
    const plain: Door = { ...product, fact: null, images: account.layout_image, isPlate: false }
    return [{ ...plain, ...value }, hasFailed]
  })
  const found = await Promise.all(asked)
  const served: ProductsData = { doors: found.map(([door]) => door) }
  return found.some(([, hasFailed]) => hasFailed) ? data(served) : cached(served)
}

type Fact = Partial<Pick<Door, 'title' | 'sentence' | 'fact' | 'images' | 'isPlate'>>
type Money = (amount: number) => string
type ReadFact = (page: PageContext, product: ProductOverview, money: Money, zone: string) => Promise<Fact>

const FACTS: Record<ProductKind, ReadFact> = {
  MembershipPage: async (page, _product, money) => {
    const { items } = await page.call(listProducts, { params: { club: clubOf(page) }, query: {} })
    const prices = items.map((item) => (item.type === 'Plan' ? priceToday(item) : item.price))
    if (prices.length === 0) return {}
    const [least, most] = [Math.min(...prices), Math.max(...prices)]
    return { fact: least === most ? money(least) : PRODUCTS.fromTo(money(least), money(most)) }
  },
  LotteryPage: async (page, product, money, zone) => {
    const lotto = await soldAt(page, product)
    if (lotto.type !== 'Lotto') return {}
    const { jackpot, next_draw: draw, prices, image } = lotto.metadata
    const best = prices.toSorted((a, b) => b.count - a.count)[0]
    const when = draw
      ? `${formatDay(draw.draws_at, zone).split(' ')[0]}, ${formatTime(draw.draws_at, zone)}. `
      : ''
    return {
      title: lotto.name,
      fact: money(jackpot),
      ...(best && { sentence: when + PRODUCTS.linesFor(best.count, money(best.price)) }),
      ...(image && { images: [image] }),
    }
  },
  DrawPage: async (page, product, money) => {
    const draw = await soldAt(page, product)
    if (draw.type !== 'Draw') return {}
    const { tickets, prices, images, status } = draw.metadata
    const best = prices.toSorted((a, b) => b.count - a.count)[0]
    const several = best && best.count > 1 ? PRODUCTS.ticketsFor(best.count, money(best.price)) : ''
    return {
      title: draw.name,
      fact:
        status === 'open'
          ? PRODUCTS.left(formatNumber(tickets.left), formatNumber(tickets.total))
          : PRODUCTS.over,
      sentence: PRODUCTS.aTicket(money(draw.price)) + several,
      ...(images.length > 0 && { images }),
    }
  },
  ShopPage: async (page) => {
    const { items } = await page.call(listShopItems, { params: { club: clubOf(page) }, query: {} })
    const offered =
      items.find(({ metadata }) => metadata.shop_item_discount && !metadata.sold_out) ?? items[0]
    if (!offered) return {}
    const { shop_item_discount: discount, images } = offered.metadata
    const off = discount?.type === 'percentage' ? PRODUCTS.off(discount.amount) : null
    return {
      fact: off === null ? offered.name : `${offered.name}, ${off}`,
      ...(images.length > 0 && { images, isPlate: true }),
    }
  },
}

const soldAt = (page: PageContext, { href }: ProductOverview) =>
  page.call(getProduct, {
    params: { club: clubOf(page), product_id: decodeURIComponent(href.split('/').at(-1) ?? '') },
  })
