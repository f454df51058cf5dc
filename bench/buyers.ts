import type pg from 'pg'
import type { DynamicForm } from '../packages/contract/src/people/forms.ts'
import { ADULT } from '../packages/api/src/testing/clients/cart-client.ts'
import { answersFor } from '../packages/api/src/testing/world/forms.ts'
import { ask } from './latency.ts'
import { signIn } from './sign-in.ts'

export interface BenchBuyer {
  userId: string
  bearer: string
  /** The plan that they want, with their answers. */
  item: { product_id: string; metadata: { plan_id: string; registration_form: { member: object } } }
}

/** So many members of the club who are signed in, each with a plan that they can buy. */
export async function openBuyers(
  { origin, pool }: { origin: string; pool: pg.Pool },
  count: number,
  slug: string,
): Promise<BenchBuyer[]> {
  const plan = await idOfPlan(pool, slug)
  const { text } = await ask({ url: `${origin}/api/v2/store/dunvarra/products/plans/${plan}/form` })
  const { member } = JSON.parse(text) as { member: DynamicForm }
  await layMembers(pool, count)
  const buyers: BenchBuyer[] = []
  for (let at = 1; at <= count; at += 1) {
    const email = emailOf(at)
    const [user] = (await pool.query<{ id: string }>('select id from users where email = $1', [email])).rows
    const answers = answersFor(member, { ...ADULT, email })
    const form = { form_id: member.form_id, version: member.version, ...answers }
    buyers.push({
      userId: user?.id ?? '',
      bearer: await signIn(origin, email),
      item: { product_id: plan, metadata: { plan_id: plan, registration_form: { member: form } } },
    })
  }
  return buyers
}

const emailOf = (at: number): string => `buyer-${at}@home.example`

export async function idOfPlan(pool: pg.Pool, slug: string): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    `select p.id from products p join clubs c on c.id = p.club_id where c.slug = 'dunvarra' and p.slug = $1`,
    [slug],
  )
  if (!rows[0]) throw new Error(`There is no plan ${slug}`)
  return rows[0].id
}

/** As Bríd is, under other addresses. */
async function layMembers(pool: pg.Pool, count: number): Promise<void> {
  await pool.query(
    `with brid as (select * from users where email = 'brid@home.example'), made as (
        insert into users select (jsonb_populate_record(brid.*::users, jsonb_build_object('id', gen_random_uuid(),
          'email', 'buyer-' || n || '@home.example'))).* from brid, generate_series(1, $1::int) n
        on conflict do nothing returning id)
      insert into club_roles (club_id, user_id, role) select c.id, made.id, 'member' from made, clubs c where c.slug = 'dunvarra'`,
    [count],
  )
}
