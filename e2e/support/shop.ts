import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { ask } from './ask.ts'
import { createPerson, newEmail, PASSWORD } from './people.ts'
import { clubUrl } from './sites.ts'
import { beginSignedIn } from './signed-in.ts'

/** Puts plans into somebody's cart without a browser: how they get there is the subject of membership.spec.ts. */

type Answer = string | boolean | null
interface Form {
  form_id: string
  version: number
  sections: {
    section_id: string
    default_section_id: string | null
    questions: { question_id: string; default_question_id: string | null; label: string }[]
  }[]
}
interface Option {
  payment_option_id: string
}
interface Product {
  product_id: string
  slug: string
  metadata: { payment_options: Option[] }
}

export interface Wanted {
  slug: string
  /** Whom it is for, where that is somebody else than usual. */
  about?: Readonly<Record<string, Answer>>
  signedBy?: Readonly<Record<string, Answer>>
  /** By instalments instead of at once. */
  inParts?: boolean
}

/** Whoever joins, old enough for what adults join. */
const ADULT: Record<string, Answer> = {
  first_name: 'Nóra',
  last_name: 'Tester',
  email: 'nora@home.example',
  mobile: '0861234567',
  country: 'Ireland',
  county: 'Galway',
  address_line1: '1 Quay Road',
  city: 'Dunvarra',
  date_of_birth: '1985-05-20T00:00:00.000Z',
  emergency_contact_name: 'Colm Hallaran',
  emergency_contact_phone: '0861234567',
  has_medical_condition: false,
  'jersey-size': 'M',
  code_of_conduct: true,
  data_consent: true,
  photo_permission: false,
}

/** For whom they sign: young enough for what children join. */
const CHILD: Record<string, Answer> = {
  ...ADULT,
  first_name: 'Fiadh',
  date_of_birth: '2022-07-18T00:00:00.000Z',
  school: 'None',
  'walks-home': false,
  'jersey-size': 'Age 5–6',
}
const GUARDIAN: Record<string, Answer> = { ...ADULT, relationship: 'Mother' }

/** Somebody new, signed in, with a cart in this browser. Answers their e-mail. */
export async function beginWithCart(page: Page, wanted: Wanted[]): Promise<string> {
  const email = await beginAsNobody(page, wanted)
  await beginSignedIn(page, clubUrl('dunvarra'), email)
  return email
}

/** The same before they have signed in here: the cart is theirs, and they are not known yet. */
export async function beginAsNobody(page: Page, wanted: Wanted[]): Promise<string> {
  const email = newEmail('buyer')
  await createPerson(page.request, 'dunvarra', email)
  await fillCart(page, email, wanted)
  return email
}

/** A cart of somebody who is known, in this browser. */
export async function fillCart(page: Page, email: string, wanted: Wanted[]): Promise<void> {
  const authorization = `Bearer ${await bearerOf(page.request, email)}`
  const items = await Promise.all(wanted.map((each) => itemOf(page.request, each)))
  await bringCart(page, items, { authorization })
}

/** Uses a code on their open cart, or none any more, without any page hearing of it. */
export async function useCode(page: Page, email: string, code: string | null): Promise<void> {
  const headers = { authorization: `Bearer ${await bearerOf(page.request, email)}` }
  const path = '/store/dunvarra/shopping-cart'
  const { shopping_cart_id: id } = await json<{ shopping_cart_id: string }>(page.request, `${path}/own`, {
    headers,
  })
  await json(page.request, `${path}/${id}/discounts/codes/${code === null ? 'reset' : 'apply'}`, {
    method: 'POST',
    headers,
    data: code === null ? {} : { code },
  })
}

/** Things of the shop in a cart that is nobody's, in this browser. */
export async function beginAsGuest(page: Page, slugs: string[]): Promise<void> {
  const items = await Promise.all(
    slugs.map(async (slug) => {
      const { product_id } = await json<Product>(page.request, `/store/dunvarra/shop-items/${slug}`)
      return { product_id, metadata: { quantity: 1 } }
    }),
  )
  await bringCart(page, items, {})
}

async function bringCart(page: Page, items: object[], headers: Record<string, string>): Promise<void> {
  const cart = await json<{ shopping_cart_id: string }>(page.request, '/store/dunvarra/shopping-cart', {
    method: 'POST',
    headers,
    data: { items },
  })
  const { hostname } = new URL(clubUrl('dunvarra'))
  const cookie = (name: string, value: string) => ({ name, value, domain: hostname, path: '/' })
  await page
    .context()
    .addCookies([
      { ...cookie('shopping_cart', cart.shopping_cart_id), httpOnly: true, sameSite: 'Lax' },
      cookie('shopping_cart_count', String(items.length)),
    ])
}

async function itemOf(
  request: APIRequestContext,
  { slug, inParts = false, about = {}, signedBy = {} }: Wanted,
) {
  const product = await json<Product>(request, `/store/dunvarra/products/${slug}`)
  const { member, guardian } = await json<{ member: Form; guardian: Form | null }>(
    request,
    `/store/dunvarra/products/plans/${product.product_id}/form`,
  )
  return {
    product_id: product.product_id,
    payment_option_id: inParts ? product.metadata.payment_options[0]?.payment_option_id : null,
    metadata: {
      plan_id: product.product_id,
      registration_form: guardian
        ? {
            member: answered(member, { ...CHILD, ...about }),
            guardian: answered(guardian, { ...GUARDIAN, ...signedBy }),
          }
        : { member: answered(member, { ...ADULT, ...about }) },
    },
  }
}

/** Buys all of it with a card that is kept, and lets that season be over. */
export async function hadLastSeason(page: Page, email: string, wanted: Wanted[]): Promise<void> {
  await buy(page, email, wanted)
  const data = { club: 'dunvarra', email }
  const ended = await ask(page.request, clubUrl('dunvarra', '/dev/season'), { method: 'POST', data })
  expect(await ended.json()).toEqual({ ended: wanted.length })
}

/** Buys all of it with a card that is kept; in a bundle where that is named. Answers the order. */
export async function buy(page: Page, email: string, wanted: Wanted[], bundle?: string): Promise<string> {
  const { request } = page
  const headers = { authorization: `Bearer ${await bearerOf(request, email)}` }
  const signedBy = { email }
  const plans = await Promise.all(wanted.map((each) => itemOf(request, { signedBy, ...each })))
  const post = <Reply>(path: string, data: object) =>
    json<Reply>(request, path, { method: 'POST', headers, data })
  const items = bundle ? [await inBundle(request, bundle, plans)] : plans
  const cart = await post<{ shopping_cart_id: string }>('/store/dunvarra/shopping-cart', { items })
  const paid = await post<{ payment_token: string; order_id: string }>('/store/dunvarra/checkouts', {
    shopping_cart_id: cart.shopping_cart_id,
    save_payment_method: true,
  })
  const card = { number: CARDS.good.replaceAll(' ', ''), exp_month: 12, exp_year: 2034, cvc: '123' }
  await ask(request, clubUrl('dunvarra', `/sandbox/payment-intents/${paid.payment_token}/confirm`), {
    method: 'POST',
    data: { card, save: true },
  })
  const order = `/store/dunvarra/orders/${paid.order_id}`
  // The gateway tells of it as well, at the same moment.
  await expect
    .poll(async () => (await json<{ status: string }>(request, order, { headers })).status)
    .toBe('Completed')
  return paid.order_id
}

async function inBundle(
  request: APIRequestContext,
  slug: string,
  plans: Awaited<ReturnType<typeof itemOf>>[],
) {
  const { product_id } = await json<Product>(request, `/store/dunvarra/products/${slug}`)
  const products = plans.map(({ product_id: plan, metadata }) => ({ product_id: plan, metadata }))
  return { product_id, metadata: { products } }
}

const answered = (form: Form, given: Record<string, Answer>) => ({
  form_id: form.form_id,
  version: form.version,
  sections: form.sections
    .map(({ section_id, default_section_id, questions }) => ({
      section_id,
      default_section_id,
      questions: questions
        .filter(({ question_id: id }) => id in given)
        .map((question) => ({ ...question, answer: given[question.question_id] })),
    }))
    .filter(({ questions }) => questions.length > 0),
})

async function bearerOf(request: APIRequestContext, email: string): Promise<string> {
  const answer = await ask(request, clubUrl('dunvarra', '/api/oauth/token'), {
    method: 'POST',
    data: { grant_type: 'password', client_id: 'web', username: email, password: PASSWORD },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  return ((await answer.json()) as { access_token: string }).access_token
}

async function json<Reply>(
  request: APIRequestContext,
  path: string,
  options: Parameters<APIRequestContext['fetch']>[1] = {},
): Promise<Reply> {
  const answer = await ask(request, clubUrl('dunvarra', `/api/v2${path}`), options)
  expect(answer.ok(), await answer.text()).toBe(true)
  return (await answer.json()) as Reply
}

export const CARDS = {
  good: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  challenge: '4000 0027 6000 3184',
} as const

/** Into the sandbox's own fields. */
export async function enterCard(page: Page, number: string): Promise<void> {
  await page.getByLabel('Card number').fill(number)
  await page.getByLabel('Expiry date').fill('12 / 34')
  await page.getByLabel('Security code').fill('123')
  await page.getByLabel('Security code').blur()
}
