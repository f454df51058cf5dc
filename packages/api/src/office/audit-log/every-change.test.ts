/// <reference types="vite/types/importMeta.d.ts" />
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoFormId } from '#testing/clients/form-client.ts'
import { openArticleClient } from '#testing/clients/article-client.ts'
import { planOf } from '#testing/world/forms.ts'
import { writeToClub } from '#testing/clients/inbox-client.ts'
import { laySquad } from '#testing/world/squad.ts'
import { hostOf, signIn } from '#testing/sign-in.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import type { AuditedSteps } from './testing/audited-steps.ts'

/**
 * Every call of the back office that changes something leaves a line in the audit log. The steps are done one after the other, as
 * somebody would; a write below /backoffice that is neither here, nor in its capability's `testing/audited.ts`, nor known to change
 * nothing of the club fails.
 */
const BESIDE = Object.values(
  import.meta.glob<{ AUDITED: AuditedSteps }>('../../*/*/testing/audited.ts', { eager: true }),
)

/** Nothing of the club: what somebody sees for themselves, or asks without keeping it. */
const NO_CHANGE = [
  'createSavedView',
  'changeSavedView',
  'deleteSavedView',
  'rephraseText',
  'previewArticle',
  'saveEmailResponse',
  'previewSite',
  'testFixtureConnection',
  'syncFixtures',
  'countRecipients',
  'previewList',
  'previewAutomaticMail',
  'previewEmailTemplate',
  'readMessage',
  'previewRefund',
  'quoteRegistration',
  'findAccountHolders',
  'checkOfficeCard',
  'startSsoTest',
  'linkPaymentsAccount',
]
/** Made elsewhere with a file or with money, and looked for where that is tested (media, orders/office, by-hand, people, people-import). */
const ELSEWHERE = [
  'uploadImage',
  'refundOrder',
  'sellAtGate',
  'registerByHand',
  'typeOpenForm',
  'recordPayment',
  'correctPayment',
  'sendReceiptAgain',
  'confirmRefund',
  'declineRefund',
  'repeatRefund',
  'setRefundLimit',
  'openGuardedAnswers',
  'openTeamEmergency',
  'tellPeopleApart',
  'mergePeople',
  'undoMerge',
  'uploadPeople',
  'mapPeopleImport',
  'startPeopleImport',
  'undoPeopleImport',
  'discardPeopleImport',
]
/** What somebody asks of what is kept of them (people/requests). */
const REQUESTS = ['copyPersonData', 'askPersonErasure', 'stopPersonErasure', 'offerOwnSignIn']
/** Of somebody of the platform who was there (platform). */
const VISITS = ['leaveClub']
/** Registered or not, and what is sold at which rate (tax). */
const TAX = ['changeTax', 'changeProductTax']
/** About what is owed (orders/arrears). */
const ARREARS = [
  'sendPayLink',
  'takeBackPayLink',
  'remindArrears',
  'planArrears',
  'askWriteOff',
  'confirmWriteOff',
  'declineWriteOff',
]
/** Who runs the club: each with before and after, beside them (office-users). */
const USERS = ['changeOfficeUser', 'removeOfficeUser', 'handOverOffice', 'setSecondFactor', 'resetPasskeys']
/** Asked by a governing body first (governing-body). */
const BODIES = ['grantBodyAccess', 'refuseBodyAccess', 'endBodyAccess']
/** One line for each who comes or goes (people/groups). */
const GROUPS = ['createGroup', 'changeGroup', 'addToGroup', 'removeFromGroup', 'nameManagers']
/** Each step beside them (people/teams). */
const TEAMS = [
  'createTeamEvent',
  'changeTeamEvent',
  'enterTeamResult',
  'callOffTeamEvent',
  'removeTeamEvent',
  'askTeamAgain',
  'noteTeamPlayer',
  'writeToTeam',
]
/** With a statement of the bank, and with the card provider (bank, orders/payouts). */
const BANK = [
  'fetchPayouts',
  'uploadBankFile',
  'confirmBankLines',
  'payWithBankLine',
  'setBankLineAside',
  'undoBankLine',
]
/** By two people, with cash, and of what was bought: looked for beside them (lottery/office, shop/office). */
const DRAWS = [
  'handOut',
  'undoHandOut',
  'openDraw',
  'confirmDraw',
  'readDrum',
  'enterPaperTickets',
  'takeBackPaperTickets',
  'createLotto',
  'changeLotto',
  'createPrizeDraw',
  'changePrizeDraw',
  'deletePrizeDraw',
]
/** By an owner: each with before and after, beside them (sso/office, clubs/office). */
const OWNERS = ['saveSso', 'saveSsoMetadata', 'removeSsoProvider', 'switchSignUp']
/** With what the provider answers, beside them (payments/office). */
const ACCOUNT = ['openPaymentsAccount', 'checkPaymentsAccount', 'registerWalletDomain']
/** With what the name service says, beside them (domains). */
const DOMAINS = ['addDomain', 'checkDomain', 'changeDomain', 'removeDomain']
/** Letters go out step by step: what they leave in the log is looked for beside them (mailings/sending). */
const MAILINGS = [
  'sendTestMail',
  'sendList',
  'pauseMailing',
  'resumeMailing',
  'cancelMailing',
  'clearSetAside',
]

let app: TestApp
let as: string
const sold = {
  program: '',
  plan: '',
  bundle: '',
  discount: '',
  code: '',
  version: '',
  copied: '',
  item: '',
  promotion: '',
}
const known = {
  article: '',
  revision: 0,
  form: demoFormId('dunvarra', 'adult'),
  newForm: '',
  image: '',
  site: 0,
  invitation: '',
  menuItem: '',
  waiting: { waiting_id: '', offered_until: '' },
  sponsor: { sponsor_id: '', version: '' },
  list: '',
  template: '',
  mailing: '',
  aside: '',
  message: { message_id: '', revision: 0 },
}
const article = (reply: Record<string, unknown>) => {
  known.article = String(reply['article_id'])
  known.revision = (reply['state'] as { revision: number }).revision
}
const WRITTEN = { title: 'Shield won', content: '<p>It is back on the shelf above the tea hatch.</p>' }

const site = (reply: Record<string, unknown>) => {
  known.site = ((reply['site'] ?? reply) as { state: { revision: number } }).state.revision
}
const waiting = (reply: Record<string, unknown>) => (known.waiting = reply as typeof known.waiting)
const sponsor = (reply: Record<string, unknown>) => (known.sponsor = reply as typeof known.sponsor)
const read = async (path: string): Promise<Record<string, never>> => (await call('GET', path)).json()
const SPONSORS = '/backoffice/sponsors'

const PLAN = () => ({
  program_id: sold.program,
  name: 'Walking football',
  price: 6000,
  member_form_id: demoFormId('dunvarra', 'adult'),
})
const DISCOUNT = () => ({
  name: 'Two walkers',
  type: 'percentage',
  plans: [{ plan_id: sold.plan }],
  offerings: [{ number_of_products: 2, discount_amount: 10 }],
})
const BUNDLE = () => ({
  program_id: sold.program,
  name: 'Walkers together',
  flat_price: 9000,
  items: [{ plan_id: sold.plan, price_in_bundle: 5000 }],
})
const CODE = { code: 'WALK', type: 'percentage', amount: 10 }
const ITEM = { name: 'Scarf', type: 'merchandise', price: 1800 }
const PROMOTION = () => ({ product_id: sold.item, description: 'Warm', starts_on: '2027-01-01' })
/** A thing that is sold is added, changed, and taken away while nobody has it. */
const kept =
  (thing: Exclude<keyof typeof sold, 'version' | 'copied'>) => (reply: Record<string, unknown>) => {
    sold[thing] = String(reply[`${thing}_id`])
    sold.version = String(reply['version'])
  }

const STEPS: AuditedSteps = {
  inviteOfficeUser: () => ({
    path: '',
    body: { email: 'una@away.example', role: 'admin', offices: ['coach'] },
    learn: (reply) => (known.invitation = String(reply['invitation_id'])),
  }),
  mailOfficeInvitation: () => ({ path: known.invitation }),
  withdrawOfficeInvitation: () => ({ path: known.invitation }),
  createProgram: () => ({ path: '', body: { title: 'Walking' }, learn: kept('program') }),
  changeProgram: () => ({ path: sold.program, body: { title: 'Walkers', version: sold.version } }),
  createPlan: () => ({ path: '', body: PLAN(), learn: kept('plan') }),
  changePlan: () => ({ path: sold.plan, body: { ...PLAN(), price: 6500, version: sold.version } }),
  createDiscount: () => ({ path: '', body: DISCOUNT(), learn: kept('discount') }),
  changeDiscount: () => ({
    path: sold.discount,
    body: { ...DISCOUNT(), name: 'Two', version: sold.version },
  }),
  deleteDiscount: () => ({ path: sold.discount }),
  createBundle: () => ({ path: '', body: BUNDLE(), learn: kept('bundle') }),
  changeBundle: () => ({ path: sold.bundle, body: { ...BUNDLE(), name: 'Pair', version: sold.version } }),
  deleteBundle: () => ({ path: sold.bundle }),
  createCode: () => ({ path: '', body: CODE, learn: kept('code') }),
  changeCode: () => ({ path: sold.code, body: { ...CODE, use_limit: 5, version: sold.version } }),
  deleteCode: () => ({ path: sold.code }),
  copySeason: () => ({
    path: '',
    body: { programs: [{ program_id: sold.program, title: 'Walkers 2' }], percent: 5, rounding: 50 },
    learn: (reply) => (sold.copied = (reply['program_ids'] as string[])[0] ?? ''),
  }),
  undoSeasonCopy: () => ({ path: '', body: { program_ids: [sold.copied] } }),
  deletePlan: () => ({ path: sold.plan }),
  deleteProgram: () => ({ path: sold.program }),
  createShopItem: () => ({ path: '', body: ITEM, learn: kept('item') }),
  changeShopItem: () => ({ path: sold.item, body: { ...ITEM, price: 1900, version: sold.version } }),
  createPromotion: () => ({ path: '', body: PROMOTION(), learn: kept('promotion') }),
  changePromotion: () => ({
    path: sold.promotion,
    body: { ...PROMOTION(), description: 'Warmer', version: sold.version },
  }),
  deletePromotion: () => ({ path: sold.promotion }),
  deleteShopItem: () => ({ path: sold.item }),
  addWaitingHousehold: async () => ({
    path: '',
    body: { plan_id: await planOf(app, 'camp-week-1'), email: 'maja@home.example' },
    learn: waiting,
  }),
  offerPlaceByHand: () => ({
    path: known.waiting.waiting_id,
    body: { makes_room: true, reason: 'She asked first' },
    learn: waiting,
  }),
  extendOffer: () => ({
    path: known.waiting.waiting_id,
    body: { days: 1, offered_until: known.waiting.offered_until },
  }),
  withdrawOffer: () => ({ path: known.waiting.waiting_id, body: { reason: 'A mistake' } }),
  removeWaitingHousehold: async () => {
    const again = { plan_id: await planOf(app, 'camp-week-1'), email: 'maja@home.example' }
    waiting((await call('POST', '/backoffice/waiting-households', again)).json())
    return { path: known.waiting.waiting_id }
  },
  createArticle: () => ({ path: '', body: { type: 'News', title: 'Mine' }, learn: article }),
  saveArticleDraft: () => ({
    path: known.article,
    body: { base_revision: known.revision, draft: WRITTEN },
    learn: article,
  }),
  publishArticle: () => ({ path: known.article, body: { base_revision: known.revision }, learn: article }),
  restoreArticleRevision: () => ({
    path: known.article,
    body: { base_revision: known.revision },
    learn: article,
  }),
  discardArticleDraft: () => ({ path: known.article, learn: article }),
  unpublishArticle: () => ({ path: known.article, learn: article }),
  deleteArticle: () => ({ path: known.article }),
  createForm: () => ({
    path: '',
    body: { kind: 'adult', name: 'Mine' },
    learn: (form) => (known.newForm = String(form['form_id'])),
  }),
  saveForm: () => ({ path: known.newForm, body: { base_version: 1, name: 'Ours' } }),
  deleteForm: () => ({ path: known.newForm }),
  changeImage: () => ({ path: known.image, body: { alt: 'The pitch at dusk' } }),
  deleteImage: () => ({ path: known.image }),
  saveContactDetails: async () => ({
    path: '',
    body: { ...(await read('/backoffice/account/contact')), name: 'Dunvarra Rovers' },
  }),
  switchFeature: () => ({ path: '', body: { name: 'Shop', is_on: false } }),
  saveFixtureSettings: async () => ({
    path: '',
    body: { ...(await read('/backoffice/account/fixtures')), first: { organisation_id: '77', club_id: '7' } },
  }),
  addSponsor: () => ({ path: '', body: { name: 'Harbour Bakes' }, learn: sponsor }),
  changeSponsor: () => ({
    path: known.sponsor.sponsor_id,
    body: { name: 'Harbour Bakery', version: known.sponsor.version },
    learn: sponsor,
  }),
  orderSponsors: async () => {
    const { items } = (await read(SPONSORS)) as unknown as { items: { sponsor_id: string }[] }
    return { path: '', body: { sponsor_ids: items.map((each) => each.sponsor_id).toReversed() } }
  },
  removeSponsor: () => ({ path: known.sponsor.sponsor_id }),
  bringBackSponsor: () => ({ path: known.sponsor.sponsor_id, body: {} }),
  changeOfficeAccount: async () => {
    const account = (await read('/backoffice/account')) as unknown as {
      site: { draft: { banner: object }; state: { revision: number } }
    }
    const { draft, state } = account.site
    const banner = { ...draft.banner, title: 'Open day' }
    return {
      path: '',
      body: { site: { base_revision: state.revision, draft: { ...draft, banner } } },
      learn: site,
    }
  },
  createMenuItem: () => ({
    path: '',
    body: {
      base_revision: known.site,
      item: { type: 'External', title: 'League', url: 'https://league.example' },
    },
    learn: (reply) => {
      known.menuItem = String((reply['item'] as { menu_item_id: string } | undefined)?.menu_item_id)
      site(reply)
    },
  }),
  changeMenuItem: () => ({
    path: known.menuItem,
    body: { base_revision: known.site, item: { type: 'External', title: 'Cup', url: 'https://cup.example' } },
    learn: site,
  }),
  deleteMenuItem: () => ({ path: known.menuItem, learn: site }),
  publishSite: () => ({ path: '', body: { base_revision: known.site }, learn: site }),
  restoreSiteRevision: () => ({ path: '', body: { base_revision: known.site }, learn: site }),
  discardSiteDraft: () => ({ path: '', learn: site }),
  unscheduleSite: async () => {
    const at = new Date(Date.now() + 30 * 86_400_000).toISOString()
    await call('POST', '/backoffice/account/publication', { base_revision: known.site, at })
    return { path: '' }
  },
  createDistributionList: () => ({
    path: '',
    body: { name: 'Under-12s', subject: 'Sunday', content: '<p>Hello</p>' },
    learn: (list) => (known.list = String(list['email_distribution_list_id'])),
  }),
  updateDistributionList: () => ({
    path: '',
    body: { email_distribution_list_id: known.list, name: 'Parade' },
  }),
  sendTestMail: () => ({ path: known.list }),
  sendList: () => ({
    path: known.list,
    body: {},
    learn: (mailing) => (known.mailing = String(mailing['mailing_id'])),
  }),
  pauseMailing: () => ({ path: known.mailing }),
  resumeMailing: () => ({ path: known.mailing }),
  cancelMailing: () => ({ path: known.mailing }),
  clearSetAside: () => ({ path: known.aside }),
  deactivateDistributionList: () => ({
    path: '',
    body: { email_distribution_list_id: known.list, email_status: 'Inactive' },
  }),
  changeMessage: () => ({
    path: known.message.message_id,
    body: { revision: known.message.revision, done: true },
  }),
  answerMessage: () => ({
    path: known.message.message_id,
    body: { reply_id: crypto.randomUUID(), content: 'On Monday.', seen_replies: 0 },
  }),
  changeOfficeMember: async () => ({
    path: (await laySquad(app, [{ firstName: 'Fiadh', kind: 'juvenile' }]))[0] ?? '',
    body: { first_name: 'Fia' },
  }),
  changeRetention: () => ({ path: '', body: { times: { messages: 1825 } } }),
  changeAutomaticMail: () => ({ path: 'welcome', body: { is_on: true, opening: 'Fáilte!' } }),
  testAutomaticMail: () => ({ path: 'welcome', body: {} }),
  createEmailTemplate: () => ({
    path: '',
    body: { name: 'Ours', content: '<p>Ours</p>' },
    learn: (template) => (known.template = String(template['template_id'])),
  }),
  updateEmailTemplate: () => ({ path: known.template, body: { name: 'Of the club' } }),
  deleteEmailTemplate: () => ({ path: known.template }),
  ...Object.assign({}, ...BESIDE.map(({ AUDITED }) => AUDITED)),
}

beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: 'false' } })
  as = (await signIn(app, 'tadhg@dunvarra.example', 'backoffice')).access_token
  const [image] = await app.asOwner<{ id: string }>(
    `insert into images (club_id, id, filepath, filename, width, height, alt, created_at)
      select id, gen_random_uuid(), 'media/dunvarra/none', 'none.jpg', 10, 10, '', now() from clubs where slug = 'dunvarra' returning id`,
  )
  known.image = image?.id ?? ''
  const [aside] = await app.asOwner<{ id: string }>(
    `insert into set_aside_addresses (club_id, id, address, reason, created_at)
      select id, gen_random_uuid(), 'gone@home.example', 'No such mailbox', now() from clubs where slug = 'dunvarra' returning id`,
  )
  known.aside = aside?.id ?? ''
  known.message.message_id = await writeToClub(app, 'When is training?')
})
afterAll(() => app.close())

/** What is not changed but taken away says in its address what it was on. */
const BASED_ON: Record<string, () => string> = {
  discardArticleDraft: () => `?base_revision=${known.revision}`,
  discardSiteDraft: () => `?base_revision=${known.site}`,
  deleteMenuItem: () => `?base_revision=${known.site}`,
}

const call = (method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE', path: string, body?: object) =>
  app.server.inject({
    method,
    url: `/api/v2${path}`,
    headers: {
      host: hostOf('backoffice'),
      authorization: `Bearer ${as}`,
      'x-account-id': app.parts.registry.idOf('dunvarra') ?? '',
    },
    ...(body && { payload: body }),
  })

const writes = () =>
  app.parts.endpoints.all.filter(
    ({ endpoint }) => endpoint.path.startsWith('/backoffice/') && endpoint.method !== 'GET',
  )
const count = async () => {
  const [row] = await app.asOwner<{ count: number }>('select count(*)::int as count from audit_events')
  return row?.count ?? 0
}

test('every write of the back office is looked at', () => {
  const names = writes().map(({ endpoint }) => endpoint.name)
  const looked = [
    ...Object.keys(STEPS),
    ...NO_CHANGE,
    ...ELSEWHERE,
    ...TAX,
    ...ARREARS,
    ...USERS,
    ...BODIES,
    ...OWNERS,
    ...GROUPS,
    ...TEAMS,
    ...REQUESTS,
    ...VISITS,
    ...ACCOUNT,
    ...DOMAINS,
    ...BANK,
    ...DRAWS,
    ...MAILINGS,
  ]
  expect(names.filter((name) => !looked.includes(name))).toEqual([])
  expect(looked.filter((name) => !names.includes(name))).toEqual([])
})

test('every change is in the audit log, with who made it', async () => {
  const silent: string[] = []
  for (const [name, step] of Object.entries(STEPS)) {
    const found = writes().find(({ endpoint }) => endpoint.name === name)
    if (!found) throw new Error(`No call is called ${name}`)
    // What was published cannot be deleted: a new one is.
    if (name === 'deleteArticle') article(await (await openArticleClient(app)).create())
    // An editor saves every few seconds, and one sitting is one line: this is the next one.
    if (name === 'saveArticleDraft')
      await app.asOwner(`update drafts set saved_at = saved_at - interval '1 hour'`)
    const before = await count()
    const { path, body, learn } = await step()
    const { endpoint } = found
    const url = endpoint.path.replace('{number}', '1').replaceAll(/\{\w+\}/g, path)
    const reply = await call(endpoint.method, `${url}${BASED_ON[name]?.() ?? ''}`, body)
    expect(`${name} ${reply.statusCode} ${reply.statusCode === 200 ? '' : reply.body}`).toBe(`${name} 200 `)
    learn?.(reply.json())
    if ((await count()) === before) silent.push(name)
  }
  expect(silent).toEqual([])
  const nobody = await app.asOwner(
    `select kind from audit_events where actor_id is null and kind <> 'sign-in-failed'`,
  )
  expect(nobody).toEqual([])
})
