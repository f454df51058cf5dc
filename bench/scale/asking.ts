import type pg from 'pg'
import { ourShop } from '../shop/flows.ts'
import { choicesOf } from '../shop/open-shops.ts'
import { signIn } from '../sign-in.ts'
import type { Asking } from './operations.ts'

/** Everybody who asks, signed in where they work. */
export async function askingOf(pool: pg.Pool, port: number): Promise<Asking> {
  const origin = `http://localhost:${port}`
  const host = (label: string) => `${label}.localhost:${port}`
  const { rows } = await pool.query<{ id: string; member: string }>(
    `select c.id, u.email as member from clubs c join orders o on o.club_id = c.id join users u on u.id = o.user_id
      where c.slug = 'dunvarra' and u.email like '%@dunvarra-home.example' group by 1, 2 order by count(*) desc, 2 limit 1`,
  )
  const [club] = rows
  if (!club) throw new Error('The demo has no such club')
  const bearerOf = async (username: string, label: string) => ({
    host: host(label),
    authorization: `Bearer ${await signIn(origin, username, { host: host(label) })}`,
  })
  return {
    origin,
    shop: ourShop(origin),
    choices: await choicesOf(pool),
    office: { ...(await bearerOf('orla@dunvarra.example', 'backoffice')), 'x-account-id': club.id },
    member: await bearerOf(club.member, 'myaccount'),
    platform: await bearerOf('sam@platform.example', 'su'),
    body: await bearerOf('ruth@fourcoasts.example', 'xgb'),
    site: { host: host('dunvarra') },
  }
}
