import { randomUUID } from 'node:crypto'
import type { Answer } from '@clubhouse/contract/people/forms'
import { demoFormId } from '../clients/form-client.ts'
import type { TestApp } from '../test-app.ts'

export interface SquadMember {
  memberId?: string
  firstName: string
  lastName?: string
  kind: 'adult' | 'juvenile'
  born?: string | null
  /** The slug of a plan; the club's first unless given. */
  plan?: string
  status?: 'active' | 'cancelled'
  endsOn?: string | null
  /** Who has the account; it is made if need be. Without one somebody bought as a guest. */
  holder?: string | null
  guest?: string
  /** The account holder is a member themselves. */
  isSelf?: boolean
  /** The account holds no role in the club any more. */
  isGone?: boolean
  wantsNews?: boolean
  /** What the guardians' form says beside the account. */
  guardian?: { firstName: string; lastName: string; email: string }
  payment?: 'paid' | 'owing' | 'arrears'
  /** Besides the birthday, by the platform's question. */
  answers?: Record<string, Answer>
  guardianAnswers?: Record<string, Answer>
}

const sections = (section: string, answers: Record<string, Answer | undefined>) => ({
  sections: [
    {
      section_id: section,
      default_section_id: section,
      questions: Object.entries(answers)
        .filter(([, answer]) => answer !== undefined)
        .map(([id, answer]) => ({ question_id: id, default_question_id: id, answer, label: id })),
    },
  ],
})

/** Members of a club as orders of long ago left them, without the orders' way there; as many as are wanted at once. */
export async function laySquad(
  { asOwner }: Pick<TestApp, 'asOwner'>,
  squad: readonly SquadMember[],
  club = 'dunvarra',
): Promise<string[]> {
  const plans = await asOwner<{ clubId: string; id: string; slug: string }>(
    `select p.club_id as "clubId", p.id, p.slug from products p join clubs c on c.id = p.club_id
      where c.slug = $1 and p.type = 'Plan' order by p.position, p.id`,
    [club],
  )
  const [first] = plans
  if (!first) throw new Error(`${club} has no plan`)
  const holders = new Map(
    squad.flatMap(({ holder, ...more }) =>
      holder ? [[holder, { id: randomUUID(), email: holder, ...more }]] : [],
    ),
  )
  const known = await asOwner<{ id: string; email: string }>(
    `insert into users (id, email, first_name, last_name, receive_updates, email_verified_at)
      select h.id, h.email, initcap(split_part(h.email, '@', 1)), 'Holder', coalesce(h."wantsNews", false), now()
      from jsonb_to_recordset($1::jsonb) as h (id uuid, email text, "wantsNews" boolean)
      on conflict (email) do update set receive_updates = excluded.receive_updates returning id, email`,
    [JSON.stringify([...holders.values()])],
  )
  const idOf = new Map(known.map(({ id, email }) => [email, id]))
  await asOwner(
    `insert into club_roles (club_id, user_id, role)
      select $1::uuid, h.id, 'member' from jsonb_to_recordset($2::jsonb) as h (id uuid) on conflict do nothing`,
    [
      first.clubId,
      JSON.stringify(
        [...holders.values()].filter(({ isGone }) => !isGone).map(({ email }) => ({ id: idOf.get(email) })),
      ),
    ],
  )
  const rows = squad.map((member) => {
    const userId = member.holder ? (idOf.get(member.holder) ?? null) : null
    const { firstName, lastName = 'Hallaran', born = null, kind } = member
    const told = { ...(born !== null && { date_of_birth: born }), ...member.answers }
    const { guardian } = member
    const given = {
      ...(guardian && {
        first_name: guardian.firstName,
        last_name: guardian.lastName,
        email: guardian.email,
      }),
      ...member.guardianAnswers,
    }
    return {
      firstName,
      lastName,
      kind,
      userId,
      id: randomUUID(),
      memberId: (member.isSelf ? userId : member.memberId) ?? randomUUID(),
      planId: plans.find(({ slug }) => slug === member.plan)?.id ?? first.id,
      status: member.status ?? 'active',
      endsOn: member.endsOn === undefined ? '2027-06-30' : member.endsOn,
      email: member.guest ?? member.holder ?? 'deleted@account.invalid',
      answersId: Object.keys(told).length > 0 ? randomUUID() : null,
      answers: sections('member_details', told),
      formId: demoFormId(club, kind),
      guardianId: Object.keys(given).length > 0 ? randomUUID() : null,
      guardianAnswers: sections('guardian_details', given),
      guardianFormId: demoFormId(club, 'guardian'),
      payment: member.payment ?? 'paid',
    }
  })
  const given = [first.clubId, JSON.stringify(rows)]
  const from = `from jsonb_to_recordset($2::jsonb) as r (id uuid, "memberId" uuid, "userId" uuid, "planId" uuid, "firstName" text,
    "lastName" text, kind text, status text, "endsOn" text, email text, "answersId" uuid, answers jsonb, "formId" uuid,
    "guardianId" uuid, "guardianAnswers" jsonb, "guardianFormId" uuid, payment text)`
  await asOwner(
    `insert into form_answers (club_id, id, form_id, version, given_by, member_id, answers, created_at)
      select $1::uuid, r."answersId", r."formId", 1, r."userId", r."memberId", r.answers, now() ${from} where r."answersId" is not null
      union all select $1::uuid, r."guardianId", r."guardianFormId", 1, r."userId", r."userId", r."guardianAnswers", now()
        ${from} where r."guardianId" is not null`,
    given,
  )
  await asOwner(
    `insert into orders (club_id, id, status, cart_id, cart_fingerprint, request_hash, user_id, first_name, last_name, email,
        currency, subtotal, discount, total, today_subtotal, today_discount, today_total, later_total, discounts, saves_card,
        created_at, expires_at, completed_at, updated_at)
      select $1::uuid, r.id, 'Completed', r.id, '', '', r."userId", 'A', 'Buyer', r.email, 'EUR', 9000, 0, 9000, 9000, 0, 9000, 0,
        '{"multiproduct_discounts":[],"discount_codes":[],"shop_item_discounts":[]}', false, now(), now(), now(), now() ${from}`,
    given,
  )
  await asOwner(
    `insert into order_items (club_id, id, order_id, position, product_id, type, name, member_id, first_name, last_name,
        member_answers_id, guardian_answers_id, price, subtotal, discounts, total, today, later)
      select $1::uuid, r.id, r.id, 0, r."planId", 'Plan', 'Plan', r."memberId", r."firstName", r."lastName", r."answersId",
        r."guardianId", 9000, 9000, '[]', 9000, 9000, 0 ${from}`,
    given,
  )
  await asOwner(
    `insert into memberships (club_id, id, member_id, user_id, plan_id, order_item_id, first_name, last_name, kind, status,
        starts_on, ends_on, created_at)
      select $1::uuid, r.id, r."memberId", r."userId", r."planId", r.id, r."firstName", r."lastName", r.kind, r.status, '2026-01-01',
        r."endsOn", now() ${from}`,
    given,
  )
  await asOwner(
    `insert into scheduled_payments (club_id, id, order_id, order_item_id, number, due_on, amount, status)
      select $1::uuid, r.id, r.id, r.id, 2, '2026-12-01', 1000, case r.payment when 'arrears' then 'failed' else 'planned' end ${from}
      where r.payment <> 'paid'`,
    given,
  )
  return rows.map(({ memberId }) => memberId)
}

/** Takes all of it away again, so that the next test begins with nobody. */
export async function clearSquads({ asOwner }: Pick<TestApp, 'asOwner'>): Promise<void> {
  for (const table of ['scheduled_payments', 'memberships', 'order_items', 'orders', 'form_answers'])
    await asOwner(`delete from ${table}`)
  await asOwner(`delete from users where last_name = 'Holder' and email like '%@mail.example'`)
}
