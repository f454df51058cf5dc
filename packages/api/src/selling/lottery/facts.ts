import type { Image } from '@clubhouse/contract/file'
import type {
  DrawAhead,
  DrawStatus,
  Pick,
  PickType,
  PriceStep,
  Prize,
} from '@clubhouse/contract/selling/lottery'

/** What is known of a lottery, as PostgreSQL writes it into JSON; for the page and for the cart. */
export interface LotteryFacts {
  kind: 'Lotto' | 'Draw'
  pick_type: PickType
  pick_count: number
  symbols: Pick[]
  prices: PriceStep[]
  max_count: number
  draw_counts: number[]
  allows_auto_renewal: boolean
  jackpot: number
  prizes: Prize[]
  things: { title: string; description: string }[]
  place: string
  ticket_count: number | null
  time_zone: string
  /** Of a lotto the first that is still sold for; of a prize draw the only one. */
  draw: (DrawAhead & { status: DrawStatus; winners: { prize: string; ticket: number }[] | null }) | null
  /** For how many draws a ticket could be bought now. */
  open_draws: number
  images: Image[]
  stock_id: string | null
  left: number | null
}

interface Names {
  /** The product's id. */
  product: string
  /** An instant. */
  moment: string
  stockId: string
  left: string
}

/** Of a product of the club `c`, in SQL. */
export const lotteryFacts = ({ product, moment, stockId, left }: Names): string => {
  const isSoldFor = `d.club_id = y.club_id and d.lottery_id = y.id and d.status = 'open' and d.closes_at > ${moment}`
  return `(select to_json(known) from (
    select y.kind, y.pick_type, y.pick_count, y.symbols, y.prices, y.max_count, y.draw_counts, y.allows_auto_renewal, y.jackpot,
      y.prizes, y.things, y.place, y.ticket_count, c.time_zone, ${stockId} as stock_id, ${left} as left,
      (select json_build_object('draw_id', d.id, 'number', d.number, 'closes_at', iso(d.closes_at), 'draws_at', iso(d.draws_at),
          'seal', d.seal, 'sealed_at', iso(d.sealed_at), 'status', d.status, 'winners', d.winning_tickets)
        from draws d where d.club_id = y.club_id and d.lottery_id = y.id and (y.kind = 'Draw' or (${isSoldFor}))
        order by d.number limit 1) as draw,
      (select count(*)::int from draws d where ${isSoldFor}) as open_draws,
      (select coalesce(json_agg(image order by n), '[]')
        from unnest(y.image_ids) with ordinality as listed (id, n) cross join lateral (
          select image_list(i) -> 0 as image from images i where i.club_id = y.club_id and i.id = listed.id offset 0) shown) as images
    from lotteries y where y.club_id = c.id and y.id = ${product}) known)`
}
