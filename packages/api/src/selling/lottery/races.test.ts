import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkOut } from '#money/orders/check-out.ts'
import { openPlayClient, type PlayClient } from '#testing/clients/play-client.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { testDatabaseKind } from '#testing/test-database.ts'

const BUYERS = 200
const LEFT = 30
/** Enough to show that nothing held them back. */
const TOO_MANY = LEFT + 10

let app: TestApp
let desk: PlayClient
beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: 'false' } })
  desk = await openPlayClient(app)
})
afterAll(() => app.close())

/** Each buyer has one ticket of the hamper in a cart of their own, and all check out at once. */
async function rush(buyers: number): Promise<{ sold: number; remaining: number }> {
  const { product_id: id } = desk.hamper
  const [{ club_id: clubId } = { club_id: '' }] = await app.asOwner<{ club_id: string }>(
    'update stock set remaining = $2 where id = $1 returning club_id',
    [id, LEFT],
  )
  const carts = await app.asOwner<{ id: string }>(
    `with new as (insert into carts (club_id, id, created_at, updated_at)
        select $1, gen_random_uuid(), now(), now() from generate_series(1, ${buyers}) returning id),
      lines as (insert into cart_items (club_id, id, cart_id, product_id, position, price_seen, quantity, metadata, created_at)
        select $1, gen_random_uuid(), new.id, $2, 0, 1000, 1, '{}', now() from new)
      select id from new`,
    [clubId, id],
  )
  const deps = app.parts.capabilities.find(({ name }) => name === 'orders') as unknown as {
    deps: Parameters<typeof checkOut>[0]
  }
  const outcomes = await Promise.allSettled(
    carts.map(({ id: cartId }) =>
      checkOut(deps.deps, {
        clubId,
        key: null,
        buyer: {
          kind: 'guest',
          guestId: randomUUID(),
          firstName: 'A',
          lastName: 'B',
          email: `${randomUUID()}@home.example`,
        },
        body: { shopping_cart_id: cartId, save_payment_method: false, is_over_18: true },
      }),
    ),
  )
  const paid = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []))
  for (const { payment_token } of paid) await desk.confirm(payment_token)
  await desk.settle()
  const [{ remaining } = { remaining: 0 }] = await app.asOwner<{ remaining: number }>(
    'select remaining from stock where id = $1',
    [id],
  )
  return { sold: paid.length, remaining }
}

const numbers = async () => {
  const rows = await app.asOwner<{ entry: number }>(
    `select e.entry from draw_entries e join draws d on d.id = e.draw_id where d.lottery_id = $1 order by e.entry`,
    [desk.hamper.product_id],
  )
  return rows.map(({ entry }) => entry)
}

test.runIf(testDatabaseKind() === 'postgres')(
  'the last tickets of a prize draw under 200 buyers: each is sold once, numbered without a gap (PostgreSQL only)',
  async () => {
    expect(await rush(BUYERS)).toEqual({ sold: LEFT, remaining: 0 })
    const sold = await numbers()
    expect(sold).toEqual(Array.from({ length: 439 + LEFT }, (_, at) => at + 1))
  },
)

test.runIf(testDatabaseKind() === 'postgres')(
  'negative control: without the condition on the shelf more are sold than there are (PostgreSQL only)',
  async () => {
    await app.asOwner('alter table stock drop constraint if exists stock_not_negative')
    await app.asOwner(
      `create function never_empty() returns trigger language plpgsql as
        $$ begin new.remaining := greatest(new.remaining, ${LEFT}); return new; end $$`,
    )
    await app.asOwner(
      'create trigger never_empty before update on stock for each row execute function never_empty()',
    )
    expect((await rush(TOO_MANY)).sold).toBeGreaterThan(LEFT)
  },
)
