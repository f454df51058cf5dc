import type { GivenForm, NewCartItem } from '@clubhouse/contract/selling/cart'
import type { Answer, DynamicForm } from '@clubhouse/contract/people/forms'
import type { RegistrationForm } from '@clubhouse/contract/people/registration'
import { CHILD } from './answer-client.ts'
import { answersFor, planOf } from '../world/forms.ts'
import { ask, type Asked, signIn } from '../sign-in.ts'
import type { TestApp } from '../test-app.ts'

type Given = Record<string, Answer>

const HOME: Given = {
  country: 'Ireland',
  county: 'Galway',
  address_line1: '1 Quay Road',
  city: 'Dunvarra',
}

/** Whoever signs for a child. */
export const GUARDIAN: Given = {
  ...HOME,
  first_name: 'Bríd',
  last_name: 'Hallaran',
  email: 'brid@home.example',
  mobile: '0861234567',
  date_of_birth: '1985-05-20T00:00:00.000Z',
  relationship: 'Mother',
  data_consent: true,
}

export const ADULT: Given = {
  ...HOME,
  first_name: 'Bríd',
  last_name: 'Hallaran',
  email: 'brid@home.example',
  mobile: '0861234567',
  date_of_birth: '1985-05-20T00:00:00.000Z',
  emergency_contact_name: 'Colm Hallaran',
  emergency_contact_phone: '0861234567',
  has_medical_condition: false,
  'jersey-size': 'M',
  code_of_conduct: true,
  data_consent: true,
  photo_permission: false,
}

/** A child who is nine on the day by which the demo's plans ask. */
export const NINE: Given = { ...CHILD, last_name: 'Hallaran', date_of_birth: '2017-07-18T00:00:00.000Z' }

type Reply = ReturnType<typeof ask>

export interface CartClient {
  /** Bríd's bearer, and Kwame's. */
  brid: string
  kwame: string
  /** Signs both in anew, where the clock has gone past the end of their sign-ins. */
  signIn: () => Promise<void>
  planId: (slug: string, club?: string) => Promise<string>
  /** A plan as it is put into a cart, for somebody whose answers are valid but for the changes. */
  plan: (slug: string, changes?: Given, more?: Partial<NewCartItem>) => Promise<PlanItem>
  bundle: (slug: string, plans: PlanItem[]) => Promise<NewCartItem>
  create: (items: object[], asked?: Asked) => Reply
  add: (cart: string, items: object[], asked?: Asked) => Reply
  get: (cart: string, asked?: Asked) => Reply
  attach: (cart: string, asked?: Asked) => Reply
  remove: (cart: string, item: string, asked?: Asked) => Reply
  pay: (cart: string, item: string, option: string | null, asked?: Asked) => Reply
  count: (cart: string, item: string, count: number, asked?: Asked) => Reply
  code: (cart: string, code: string, asked?: Asked) => Reply
  resetCode: (cart: string, asked?: Asked) => Reply
  clear: () => Promise<void>
}

export type PlanItem = NewCartItem & {
  metadata: { plan_id: string; registration_form: { member: GivenForm; guardian?: GivenForm } }
}

/** Where carts are filled and looked at, as Bríd unless said otherwise. */
export async function openCartClient(app: TestApp): Promise<CartClient> {
  const bearers = { brid: '', kwame: '' }
  const signBothIn = async () => {
    bearers.brid = (await signIn(app, 'brid@home.example')).access_token
    bearers.kwame = (await signIn(app, 'kwame@home.example')).access_token
  }
  await signBothIn()
  const forms = new Map<string, RegistrationForm>()
  const formsOf = async (planId: string) => {
    const known = forms.get(planId)
    if (known) return known
    const read: RegistrationForm = (await ask(app, `/v2/store/dunvarra/products/plans/${planId}/form`)).body
    forms.set(planId, read)
    return read
  }
  const given = (form: DynamicForm, answers: Given): GivenForm => ({
    form_id: form.form_id,
    version: form.version,
    ...answersFor(form, answers),
  })
  const call =
    (path: string, method: Asked['method'], payload?: object) =>
    (asked: Asked = {}) =>
      ask(app, `/v2/store/dunvarra/shopping-cart${path}`, payload, {
        as: bearers.brid,
        ...(method && { method }),
        ...asked,
      })
  return {
    get brid() {
      return bearers.brid
    },
    get kwame() {
      return bearers.kwame
    },
    signIn: signBothIn,
    planId: (slug, club) => planOf(app, slug, club),
    plan: async (slug, changes = {}, more = {}) => {
      const planId = await planOf(app, slug)
      const { member, guardian } = await formsOf(planId)
      const answers = { ...(guardian ? NINE : ADULT), ...changes }
      return {
        product_id: planId,
        metadata: {
          plan_id: planId,
          registration_form: {
            member: given(member, answers),
            ...(guardian && { guardian: given(guardian, GUARDIAN) }),
          },
        },
        ...more,
      } as PlanItem
    },
    bundle: async (slug, plans) => ({
      product_id: await planOf(app, slug),
      metadata: { products: plans.map(({ product_id, metadata }) => ({ product_id, metadata })) },
    }),
    create: (items, asked) => call('', 'POST', { items })(asked),
    add: (cart, items, asked) => call(`/${cart}`, 'POST', { items })(asked),
    get: (cart, asked) => call(`/${cart}?timestamp=1`, 'GET')(asked),
    attach: (cart, asked) => call(`/${cart}`, 'PATCH', {})(asked),
    remove: (cart, item, asked) => call(`/${cart}/item/${item}`, 'DELETE')(asked),
    pay: (cart, item, option, asked) =>
      call(`/${cart}/item/${item}`, 'PATCH', { payment_option_id: option })(asked),
    count: (cart, item, count, asked) => call(`/${cart}/item/${item}`, 'PATCH', { count })(asked),
    code: (cart, code, asked) => call(`/${cart}/discounts/codes/apply`, 'POST', { code })(asked),
    resetCode: (cart, asked) => call(`/${cart}/discounts/codes/reset`, 'POST', {})(asked),
    clear: async () => void (await app.asOwner('delete from carts')),
  }
}
