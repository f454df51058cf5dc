import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoFormId } from '#testing/clients/form-client.ts'
import { openArticleClient } from '#testing/clients/article-client.ts'
import { openBankClient } from '#testing/clients/bank-client.ts'
import { openImportClient } from '#testing/clients/import-client.ts'
import { openListClient } from '#testing/clients/list-client.ts'
import { openMachineClient } from '#testing/clients/machine-client.ts'
import { openPeopleClient } from '#testing/clients/people-client.ts'
import { laySquad } from '#testing/world/squad.ts'
import { hostOf, signIn } from '#testing/sign-in.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'

/**
 * Every endpoint of the back office, asked by everybody who does not run the club: refused, and nothing written. The parameters
 * name things that exist, so that only who asks stands in the way. An endpoint below /backoffice without a row fails.
 */
const ARTICLE = { article_id: 'ARTICLE' }
const MAILING = { mailing_id: 'MAILING' }
const MESSAGE = { message_id: 'MESSAGE' }
const LIST = { email_distribution_list_id: 'LIST' }
const WAITING = { waiting_id: 'WAITING' }
const SPONSOR = { sponsor_id: 'SPONSOR' }
const WEBHOOK = { webhook_id: 'WEBHOOK' }
const BANK_LINE = { line_id: 'BANK_LINE' }
const IMPORT = { import_id: 'IMPORT' }
const MEMBER = { member_id: 'MEMBER' }
const GROUP = { group_id: 'GROUP' }
const EVENT = { event_id: 'EVENT' }
const TRAINING = { day: '2026-12-01', time: '18:30' }
const CONTACT = {
  name: 'Mine',
  contact_email: null,
  line1: null,
  city: null,
  county: null,
  country: null,
  latitude: null,
  longitude: null,
  display_address: false,
  facebook: null,
  twitter: null,
  instagram: null,
}
const FIXTURES = { first: { organisation_id: null, club_id: null }, second: { organization_id: null } }
const DRAFT = { title: 'Mine now' }
const MENU_ITEM = { type: 'External', title: 'Mine', url: 'https://mine.example' }
const SITE = {
  theme: {
    color: { primary: '#111111', accent: '#222222', warning: '#333333', logo_background: '#ffffff' },
    heading_font: 'outfit',
    dark_mode: false,
  },
  menu: [],
  banner: { title: 'Mine' },
}
const NOBODY = '7d0a3b52-1111-4c2f-9a53-3d1b6f0c9a11'
const PLAN = { program_id: 'PROGRAM', name: 'Mine', price: 1, member_form_id: 'FORM' }
const BUNDLE = { program_id: 'PROGRAM', name: 'Mine', flat_price: 1 }
const DISCOUNT = { name: 'Mine', type: 'fixed', plans: [], offerings: [] }
const CODE = { code: 'MINE', type: 'fixed', amount: 1 }
const ITEM = { name: 'Mine', type: 'merchandise', price: 1 }
const PROMOTION = { product_id: 'ITEM', description: 'Mine', starts_on: '2027-01-01' }
const DRAW = { draw_id: 'DRAW' }
const LOTTO = {
  name: 'Mine',
  description: '',
  place: '',
  weekday: 4,
  time: '21:00',
  max_lines: 10,
  draw_counts: [1],
  jackpot: 0,
  jackpot_start: 0,
  jackpot_step: 0,
  jackpot_cap: null,
  prizes: [],
  version: '',
  prices: [{ title: 'One', count: 1, price: 200 }],
  closes_minutes_before: 60,
  run_by: 'clock',
  allows_auto_renewal: true,
  weekly_limit: null,
}
const PRIZE_DRAW = {
  name: 'Mine',
  prizes: [{ title: 'A ham' }],
  prices: [{ title: 'One', count: 1, price: 200 }],
  ticket_count: 10,
  closes_at: '2030-01-01T10:00:00Z',
  draws_at: '2030-01-01T11:00:00Z',
}
const SALE = '7d0a3b52-1111-4c2f-9a53-3d1b6f0c9a12'
const ROWS: Record<string, { params?: Record<string, string>; query?: string; body?: object }> = {
  listBodyAccesses: {},
  listClubBodyMessages: {},
  getRetention: {},
  changeRetention: { body: { times: { messages: 365 }, confirmed: true } },
  grantBodyAccess: { params: { access_id: 'KEY' }, body: { days: 7 } },
  refuseBodyAccess: { params: { access_id: 'KEY' }, body: {} },
  endBodyAccess: { params: { access_id: 'KEY' }, body: {} },
  getSso: {},
  saveSso: { body: { mode: 'off', button_text: null, help_url: null, trusts_email: false, version: '' } },
  saveSsoMetadata: { body: { metadata: '<html/>' } },
  removeSsoProvider: {},
  startSsoTest: { body: {} },
  leaveClub: {},
  listDomains: {},
  addDomain: { body: { domain: 'www.mine.example' } },
  checkDomain: { params: { domain: 'www.mine.example' }, body: {} },
  changeDomain: { params: { domain: 'www.mine.example' }, body: { is_primary: true } },
  removeDomain: { params: { domain: 'www.mine.example' } },
  getPaymentsAccount: {},
  openPaymentsAccount: { body: {} },
  linkPaymentsAccount: { body: {} },
  checkPaymentsAccount: { body: {} },
  setRefundLimit: { body: { refund_alone_up_to: 100 } },
  registerWalletDomain: { body: {} },
  getFoireann: {},
  foireannCsv: {},
  listApiKeys: {},
  createApiKey: { body: { name: 'Mine', scopes: ['orders:read'] } },
  revokeApiKey: { params: { key_id: 'KEY' }, body: {} },
  listWebhooks: {},
  createWebhook: { body: { url: 'https://webhooks.example/mine', events: ['order.completed'] } },
  getWebhook: { params: WEBHOOK },
  changeWebhook: { params: WEBHOOK, body: { url: 'https://webhooks.example/mine' } },
  removeWebhook: { params: WEBHOOK },
  changeWebhookSecret: { params: WEBHOOK, body: {} },
  testWebhook: { params: WEBHOOK, body: {} },
  listWebhookDeliveries: { params: WEBHOOK },
  sendDeliveryAgain: { params: { delivery_id: 'DELIVERY' }, body: {} },
  getOfficeHome: {},
  listOfficeUsers: {},
  inviteOfficeUser: { body: { email: 'mine@away.example', role: 'admin', offices: [] } },
  mailOfficeInvitation: { params: { invitation_id: 'INVITATION' }, body: {} },
  withdrawOfficeInvitation: { params: { invitation_id: 'INVITATION' } },
  changeOfficeUser: { params: { user_id: 'OWNER' }, body: { role: 'admin', offices: ['coach'] } },
  removeOfficeUser: { params: { user_id: 'OWNER' } },
  resetPasskeys: { params: { user_id: 'OWNER' } },
  getLeftOpen: { params: { user_id: 'OWNER' } },
  handOverOffice: { body: { office: 'coach', from_user_id: NOBODY, email: 'mine@away.example' } },
  setSecondFactor: { body: { is_required: true } },
  searchOffice: { query: '?q=hall' },
  listOfficeArticles: {},
  listOfficeArticlesCsv: {},
  createArticle: { body: { type: 'News', title: 'Mine' } },
  getOfficeArticle: { params: ARTICLE },
  saveArticleDraft: { params: ARTICLE, body: { base_revision: 2, draft: DRAFT, archived: true } },
  deleteArticle: { params: ARTICLE },
  publishArticle: { params: ARTICLE, body: { base_revision: 2 } },
  unpublishArticle: { params: ARTICLE },
  discardArticleDraft: { params: ARTICLE, query: '?base_revision=2' },
  listArticleRevisions: { params: ARTICLE },
  getArticleRevision: { params: { ...ARTICLE, number: '1' } },
  restoreArticleRevision: { params: { ...ARTICLE, number: '1' }, body: { base_revision: 2 } },
  previewArticle: { params: ARTICLE, body: {} },
  rephraseText: { body: { text: 'A text that is long enough to be rephrased.' } },
  getRephraseOffer: {},
  uploadImage: { body: { type: 'media' } },
  listImages: {},
  changeImage: { params: { image_id: 'IMAGE' }, body: { alt: 'Mine' } },
  deleteImage: { params: { image_id: 'IMAGE' } },
  listOfficePrograms: {},
  createProgram: { body: { title: 'Mine' } },
  getOfficeProgram: { params: { program_id: 'PROGRAM' } },
  changeProgram: { params: { program_id: 'PROGRAM' }, body: { title: 'Mine', version: '' } },
  deleteProgram: { params: { program_id: 'PROGRAM' } },
  listOfficePlans: {},
  listOfficePlansCsv: {},
  createPlan: { body: PLAN },
  getOfficePlan: { params: { plan_id: 'PLAN' } },
  changePlan: { params: { plan_id: 'PLAN' }, body: { ...PLAN, version: '' } },
  deletePlan: { params: { plan_id: 'PLAN' } },
  listOfficeBundles: {},
  createBundle: { body: BUNDLE },
  getOfficeBundle: { params: { bundle_id: 'BUNDLE' } },
  changeBundle: { params: { bundle_id: 'BUNDLE' }, body: { ...BUNDLE, version: '' } },
  deleteBundle: { params: { bundle_id: 'BUNDLE' } },
  listOfficeDiscounts: {},
  createDiscount: { body: DISCOUNT },
  getOfficeDiscount: { params: { discount_id: 'DISCOUNT' } },
  changeDiscount: { params: { discount_id: 'DISCOUNT' }, body: { ...DISCOUNT, version: '' } },
  deleteDiscount: { params: { discount_id: 'DISCOUNT' } },
  listOfficeCodes: {},
  createCode: { body: CODE },
  getOfficeCode: { params: { code_id: 'CODE' } },
  changeCode: { params: { code_id: 'CODE' }, body: { ...CODE, version: '' } },
  deleteCode: { params: { code_id: 'CODE' } },
  copySeason: {
    body: { programs: [{ program_id: NOBODY, title: 'Mine' }], percent: 1, rounding: 5 },
  },
  undoSeasonCopy: { body: { program_ids: [NOBODY] } },
  listWaitingLists: {},
  getWaitingList: { params: { plan_id: 'PLAN' } },
  listWaitingHouseholds: {},
  listWaitingHouseholdsCsv: {},
  getWaitingHousehold: { params: WAITING },
  addWaitingHousehold: { body: { plan_id: 'PLAN', email: 'brid@home.example' } },
  offerPlaceByHand: { params: WAITING, body: { makes_room: true, reason: 'Mine' } },
  extendOffer: { params: WAITING, body: { days: 1, offered_until: '2030-01-01T10:00:00Z' } },
  withdrawOffer: { params: WAITING, body: { reason: 'Mine' } },
  removeWaitingHousehold: { params: WAITING },
  listOfficeSponsors: {},
  addSponsor: { body: { name: 'Mine' } },
  orderSponsors: { body: { sponsor_ids: [] } },
  getOfficeSponsor: { params: SPONSOR },
  changeSponsor: { params: SPONSOR, body: { name: 'Mine', version: '' } },
  removeSponsor: { params: SPONSOR },
  bringBackSponsor: { params: SPONSOR, body: {} },
  getContactDetails: {},
  saveContactDetails: { body: { ...CONTACT, version: '' } },
  listFeatures: {},
  switchFeature: { body: { name: 'Shop', is_on: false } },
  getSignUp: {},
  switchSignUp: { body: { is_open: true } },
  getFixtureSettings: {},
  saveFixtureSettings: { body: { ...FIXTURES, version: '' } },
  testFixtureConnection: { body: { ...FIXTURES, provider: 'first' } },
  syncFixtures: { body: { provider: 'first' } },
  listMessages: {},
  getMessage: { params: MESSAGE },
  readMessage: { params: MESSAGE, body: {} },
  changeMessage: { params: MESSAGE, body: { revision: 0, done: true } },
  answerMessage: {
    params: MESSAGE,
    body: { reply_id: '7d0a3b52-1111-4c2f-9a53-3d1b6f0c9a11', content: 'Mine', seen_replies: 0 },
  },
  listMembers: {},
  listMembersCsv: {},
  getOfficeMember: { params: MEMBER },
  changeOfficeMember: { params: MEMBER, body: { first_name: 'Mine' } },
  listFamilies: {},
  listFamiliesCsv: {},
  getOfficeFamily: { params: { family_id: 'KEY' } },
  copyPersonData: { params: MEMBER, body: { note: 'By mail', current_password: 'Harbour7Lamp' } },
  getPersonErasure: { params: MEMBER },
  askPersonErasure: {
    params: MEMBER,
    body: { reason: 'By mail', name: 'Mine', current_password: 'Harbour7Lamp' },
  },
  stopPersonErasure: { params: MEMBER },
  getOwnSignIn: { params: MEMBER },
  offerOwnSignIn: { params: MEMBER, body: {} },
  openGuardedAnswers: { params: MEMBER, body: { reason: 'today', current_password: 'Harbour7Lamp' } },
  readGuardedAnswers: { params: MEMBER },
  listGroups: {},
  createGroup: { body: { name: 'Mine' } },
  listFixtures: {},
  getTeamsHome: {},
  getTeamEvent: { params: EVENT },
  createTeamEvent: { body: { ...TRAINING, group_id: 'GROUP', kind: 'training' } },
  changeTeamEvent: { params: EVENT, body: TRAINING },
  enterTeamResult: { params: EVENT, body: {} },
  callOffTeamEvent: { params: EVENT, body: {} },
  removeTeamEvent: { params: EVENT },
  askTeamAgain: { params: EVENT, body: {} },
  noteTeamPlayer: { params: { ...EVENT, ...MEMBER }, body: { is_here: true } },
  getGroup: { params: GROUP },
  getTeamList: { params: GROUP },
  getTeamListCsv: { params: GROUP },
  getGroupMember: { params: { ...GROUP, ...MEMBER } },
  changeGroup: { params: GROUP, body: { name: 'Mine' } },
  addToGroup: { params: GROUP, body: { member_ids: [NOBODY] } },
  removeFromGroup: { params: { ...GROUP, ...MEMBER } },
  nameManagers: { params: GROUP, body: { user_ids: [] } },
  listVoters: {},
  listVotersCsv: {},
  listDuplicates: {},
  tellPeopleApart: { body: { one_id: 'MEMBER', other_id: 'TWIN', is_apart: true } },
  previewMerge: { query: `?one_id=${NOBODY}&other_id=${SALE}` },
  mergePeople: { body: { kept_id: 'MEMBER', gone_id: 'TWIN' } },
  undoMerge: { params: { merge_id: NOBODY }, body: {} },
  listPersonAccesses: {},
  listPersonAccessesCsv: {},
  checkOfficeCard: { body: { code: 'DR 0417' } },
  listPeopleImports: {},
  uploadPeople: { body: { filename: 'mine.csv' } },
  getPeopleImport: { params: IMPORT },
  listImportLines: { params: IMPORT },
  importProblemsCsv: { params: IMPORT },
  mapPeopleImport: { params: IMPORT, body: { revision: 0, mapping: [null, 'email'] } },
  startPeopleImport: { params: IMPORT, body: { revision: 0 } },
  undoPeopleImport: { params: IMPORT },
  discardPeopleImport: { params: IMPORT },
  listForms: {},
  listFormsCsv: {},
  createForm: { body: { kind: 'adult', name: 'Mine' } },
  getForm: { params: { form_id: 'FORM' } },
  saveForm: { params: { form_id: 'FORM' }, body: { base_version: 1, name: 'Mine' } },
  deleteForm: { params: { form_id: 'FORM' } },
  listFormVersions: { params: { form_id: 'FORM' } },
  getFormVersion: { params: { form_id: 'FORM', version: '1' } },
  listDistributionLists: {},
  createDistributionList: { body: { name: 'Mine' } },
  updateDistributionList: { body: { email_distribution_list_id: 'LIST', name: 'Mine' } },
  deactivateDistributionList: { body: { email_distribution_list_id: 'LIST', email_status: 'Inactive' } },
  getDistributionList: { params: LIST },
  getRecipientFilters: {},
  listRecipients: { params: LIST },
  countRecipients: { body: { filters: [] } },
  listEmailTemplates: {},
  getEmailTemplate: { params: { template_id: 'TEMPLATE' } },
  previewEmailTemplate: { body: { subject: 'Hello', content: '<p>Mine</p>' } },
  createEmailTemplate: { body: { name: 'Mine', content: '<p>Mine</p>' } },
  updateEmailTemplate: { params: { template_id: 'TEMPLATE' }, body: { name: 'Mine' } },
  deleteEmailTemplate: { params: { template_id: 'TEMPLATE' } },
  listAuditEvents: {},
  listAuditEventsCsv: {},
  listLedgerEntries: {},
  listLedgerEntriesCsv: {},
  getTreasurerReport: {},
  getTakingsCsv: {},
  getYearEnd: { query: '?year=2026' },
  getAnnualReport: { query: '?year=2026' },
  getTaxReport: {},
  getTaxReportCsv: {},
  getTax: {},
  getStatement: {},
  changeTax: { body: { registration: null, rates: [{ name: 'Mine', basis_points: 0 }] } },
  listTaxedProducts: {},
  getProductTax: { params: { product_id: 'ITEM' } },
  changeProductTax: { params: { product_id: 'ITEM' }, body: { rate_id: null } },
  listLottos: {},
  createLotto: { body: { ...LOTTO, pick: { type: 'Number', count: 4, from: 30 }, luck: 'beacon' } },
  getLotto: { params: { lottery_id: 'LOTTO' } },
  changeLotto: { params: { lottery_id: 'LOTTO' }, body: LOTTO },
  listLotteryDraws: {},
  getOfficeDraw: { params: DRAW },
  listDrawEntries: { params: DRAW },
  listDrawEntriesCsv: { params: DRAW },
  openDraw: { params: DRAW, body: {} },
  confirmDraw: { params: DRAW, body: {} },
  readDrum: { params: DRAW, body: { picks: [1] } },
  enterPaperTickets: { params: DRAW, body: { sale_id: SALE, tickets: [{ stub: '1' }], cash: 200 } },
  takeBackPaperTickets: { params: { ...DRAW, sale_id: SALE } },
  listHandOuts: {},
  handOut: { params: { order_item_id: 'ORDER' }, body: {} },
  undoHandOut: { params: { order_item_id: 'ORDER' } },
  listOfficeShopItems: {},
  createShopItem: { body: ITEM },
  getOfficeShopItem: { params: { item_id: 'ITEM' } },
  listStockLog: { params: { item_id: 'ITEM' } },
  changeShopItem: { params: { item_id: 'ITEM' }, body: { ...ITEM, version: '' } },
  deleteShopItem: { params: { item_id: 'ITEM' } },
  listOfficePromotions: {},
  createPromotion: { body: PROMOTION },
  getOfficePromotion: { params: { promotion_id: 'PROMOTION' } },
  changePromotion: { params: { promotion_id: 'PROMOTION' }, body: { ...PROMOTION, version: '' } },
  deletePromotion: { params: { promotion_id: 'PROMOTION' } },
  listPrizeDraws: {},
  createPrizeDraw: { body: PRIZE_DRAW },
  getPrizeDraw: { params: DRAW },
  changePrizeDraw: { params: DRAW, body: { ...PRIZE_DRAW, version: '' } },
  deletePrizeDraw: { params: DRAW },
  listSavedViews: { query: '?room=news' },
  createSavedView: { body: { room: 'news', name: 'Mine', query: '' } },
  changeSavedView: { params: { view_id: 'VIEW' }, body: { name: 'Mine' } },
  deleteSavedView: { params: { view_id: 'VIEW' } },
  getOfficeAccount: {},
  changeOfficeAccount: { body: { site: { base_revision: 0, draft: SITE } } },
  publishSite: { body: { base_revision: 0 } },
  unscheduleSite: {},
  discardSiteDraft: { query: '?base_revision=0' },
  listSiteRevisions: {},
  getSiteRevision: { params: { number: '1' } },
  restoreSiteRevision: { params: { number: '1' }, body: { base_revision: 0 } },
  previewSite: { body: {} },
  listMenuItems: {},
  createMenuItem: { body: { base_revision: 0, item: MENU_ITEM } },
  getMenuItem: { params: { menu_item_id: 'MENU_ITEM' } },
  changeMenuItem: {
    params: { menu_item_id: 'MENU_ITEM' },
    body: { base_revision: 0, item: MENU_ITEM, position: 1 },
  },
  deleteMenuItem: { params: { menu_item_id: 'MENU_ITEM' }, query: '?base_revision=0' },
  previewList: { params: LIST, body: {} },
  sendTestMail: { params: LIST },
  sendList: { params: LIST, body: {} },
  listMailings: {},
  getMailing: { params: MAILING },
  pauseMailing: { params: MAILING },
  resumeMailing: { params: MAILING },
  cancelMailing: { params: MAILING },
  listMailingRecipients: { params: MAILING },
  listSetAside: {},
  listOptOuts: {},
  listOptOutsCsv: {},
  listAutomaticMails: {},
  getAutomaticMail: { params: { kind: 'welcome' } },
  changeAutomaticMail: { params: { kind: 'welcome' }, body: { is_on: true, opening: 'Mine' } },
  previewAutomaticMail: { params: { kind: 'welcome' }, body: { opening: 'Mine' } },
  testAutomaticMail: { params: { kind: 'welcome' }, body: {} },
  listDistributionListsCsv: {},
  clearSetAside: { params: { set_aside_id: 'ASIDE' } },
  getOfficeOrder: { params: { order_id: 'ORDER' } },
  downloadOfficeOrder: { params: { order_id: 'ORDER' } },
  refundOrder: { params: { order_id: 'ORDER' }, body: { amount: 100, reason: 'Mine' } },
  confirmRefund: { params: { order_id: 'ORDER', request_id: SALE }, body: {} },
  declineRefund: { params: { order_id: 'ORDER', request_id: SALE }, body: { reason: 'Mine' } },
  repeatRefund: { params: { order_id: 'ORDER', refund_id: SALE }, body: { request_id: SALE } },
  listOfficeOrders: {},
  listOfficeOrdersCsv: {},
  previewRefund: { params: { order_id: 'ORDER' }, body: { lines: [] } },
  recordPayment: { params: { order_id: 'ORDER' }, body: { way: 'cash', amount: 100 } },
  correctPayment: { params: { order_id: 'ORDER', payment_id: 'ORDER' }, body: { reason: 'Mine' } },
  sendReceiptAgain: { params: { order_id: 'ORDER' }, body: {} },
  sellAtGate: { body: { sale_id: SALE, lines: [{ product_id: NOBODY, quantity: 1 }], way: 'cash' } },
  registerByHand: {
    body: { kind: 'adult', request_id: SALE, plan_ids: [NOBODY], is_signed: true, way: 'cash' },
  },
  quoteRegistration: { body: { kind: 'adult', first_name: 'Mine', plan_ids: [NOBODY] } },
  findAccountHolders: { body: { search: 'Mine' } },
  listOfficePayouts: {},
  getOfficePayout: { params: { payout_id: 'PAYOUT' } },
  fetchPayouts: { body: {} },
  listBankLines: {},
  listBankLinesCsv: {},
  uploadBankFile: { body: { filename: 'mine.csv' } },
  getBankLine: { params: BANK_LINE },
  confirmBankLines: { body: {} },
  payWithBankLine: { params: BANK_LINE, body: { order_id: NOBODY } },
  setBankLineAside: { params: BANK_LINE, body: { reason: 'Mine' } },
  undoBankLine: { params: BANK_LINE, body: {} },
  listArrearsOfClub: {},
  listArrearsOfClubCsv: {},
  getArrearsPerson: { params: { person_id: 'OWING' } },
  previewReminder: { params: { person_id: 'OWING' } },
  remindArrears: { body: { person_ids: [NOBODY] } },
  planArrears: { params: { person_id: 'OWING' }, body: { on: '2030-01-01', note: 'Mine' } },
  askWriteOff: {
    params: { person_id: 'OWING' },
    body: { write_off_id: SALE, order_id: NOBODY, scheduled_payment_ids: [NOBODY], reason: 'Mine' },
  },
  confirmWriteOff: { params: { write_off_id: SALE }, body: {} },
  declineWriteOff: { params: { write_off_id: SALE }, body: {} },
}
/** For whoever is signed in, and for those who got a mail: asked of elsewhere. */
const ELSEWHERE = ['findPlaces', 'saveEmailResponse']

const PEOPLE = [
  { who: 'nobody', email: null, on: 'backoffice', refused: [401] },
  { who: 'a member', email: 'brid@home.example', on: 'dunvarra', refused: [403] },
  { who: 'a member, on the office’s own host', email: 'brid@home.example', on: 'backoffice', refused: [403] },
  { who: 'a group manager', email: 'priya@dunvarra.example', on: 'backoffice', refused: [403] },
  { who: 'an admin of another club', email: 'hana@inishvarn.example', on: 'backoffice', refused: [404] },
  { who: 'a governing body', email: 'ruth@fourcoasts.example', on: 'xgb', refused: [404] },
  { who: 'a superuser', email: 'sam@platform.example', on: 'su', refused: [404] },
] as const

const SOLD = {
  PROGRAM: 'programs',
  PLAN: 'plans',
  BUNDLE: 'bundles',
  DISCOUNT: 'plan_discounts',
  CODE: 'discount_codes',
  ITEM: 'shop_items',
  PROMOTION: 'promotions',
}

let app: TestApp
const known: Record<string, string> = { FORM: demoFormId('dunvarra', 'adult'), ORDER: '' }
beforeAll(async () => {
  app = await openTestApp({ environment: { RATE_LIMITS: 'false' } })
  await app.asOwner(
    `insert into club_roles (club_id, user_id, role) select c.id, u.id, 'admin' from clubs c, users u
      where c.slug = 'inishvarn' and u.email = 'hana@inishvarn.example'`,
  )
  const desk = await openArticleClient(app)
  const { body } = await desk.publish(await desk.written())
  known['ARTICLE'] = body.article_id
  const [view] = await app.asOwner<{ id: string }>(
    `insert into saved_views (club_id, id, user_id, room, name, query, position, created_at)
      select c.id, gen_random_uuid(), u.id, 'news', 'Theirs', '', 1, now() from clubs c, users u
      where c.slug = 'dunvarra' and u.email = 'tadhg@dunvarra.example' returning id`,
  )
  known['VIEW'] = view?.id ?? ''
  const [message] = await app.asOwner<{ id: string }>(
    `insert into contact_messages (club_id, id, sender, sender_email, subject, content, created_at)
      select id, gen_random_uuid(), 'A Parent', 'a@home.example', 'Website contact form', 'Hello', now() from clubs
      where slug = 'dunvarra' returning id`,
  )
  known['MESSAGE'] = message?.id ?? ''
  known['ORDER'] = crypto.randomUUID()
  const [owing] = await app.asOwner<{ id: string }>(
    `select o.user_id as id from orders o join clubs c on c.id = o.club_id
      join scheduled_payments s on s.club_id = o.club_id and s.order_id = o.id
      where c.slug = 'dunvarra' and o.user_id is not null limit 1`,
  )
  known['OWING'] = owing?.id ?? ''
  const picture = await app.asOwner<{ id: string }>(
    `select i.id from images i join clubs c on c.id = i.club_id where c.slug = 'dunvarra' limit 1`,
  )
  const entry = await app.asOwner<{ id: string }>(
    `select m.id from menu_items m join clubs c on c.id = m.club_id where c.slug = 'dunvarra' limit 1`,
  )
  known['MENU_ITEM'] = entry[0]?.id ?? ''
  known['IMAGE'] = picture[0]?.id ?? ''
  const lists = await openListClient(app)
  const list = await lists.create()
  known['LIST'] = list.email_distribution_list_id
  known['MAILING'] = (await lists.send(list)).body.mailing_id
  const aside = await app.asOwner<{ id: string }>(
    `insert into set_aside_addresses (club_id, id, address, reason, created_at)
      values ($1, gen_random_uuid(), 'gone@home.example', 'smtp 550', now()) returning id`,
    [lists.accountId],
  )
  known['ASIDE'] = aside[0]?.id ?? ''
  known['TEMPLATE'] = (
    await lists.ask('/templates', { name: 'Ours', content: '<p>Ours</p>' })
  ).body.template_id
  const sponsor = await app.asOwner<{ id: string }>(
    `select s.id from sponsors s join clubs c on c.id = s.club_id where c.slug = 'dunvarra' limit 1`,
  )
  const machines = await openMachineClient(app)
  known['KEY'] = (await machines.makeKey()).body.key.key_id
  const hook = { url: 'https://webhooks.example/', events: ['order.completed'] }
  known['WEBHOOK'] = (await machines.office('/webhooks', hook)).body.webhook.webhook_id
  known['DELIVERY'] = (await machines.office(`/webhooks/${known['WEBHOOK']}/test`, {})).body.delivery_id
  const [member, twin] = await laySquad(app, [
    { firstName: 'Fiadh', kind: 'juvenile', answers: { medical_details: 'Bee stings' } },
    { firstName: 'Fiadh', kind: 'juvenile' },
  ])
  known['MEMBER'] = member ?? ''
  const roster = await openPeopleClient(app)
  known['GROUP'] = (await roster.ask('/groups', { name: 'Ours' })).body.group_id
  const training = { ...TRAINING, group_id: known['GROUP'], kind: 'training' }
  known['EVENT'] = (await roster.ask('/team-events', training)).body.event_id
  await roster.ask(`/groups/${known['GROUP']}/members`, { member_ids: [known['MEMBER']] })
  known['TWIN'] = twin ?? ''
  const bank = await openBankClient(app)
  await bank.upload('Date,Description,Amount\n02/03/2026,A GRANT,500.00\n')
  const sent = await app.asOwner<{ id: string }>(
    `insert into payouts (club_id, id, gateway_payout_id, currency, gross, refunded, fees, other, net, status, arrives_on, created_at, fetched_at)
      values ($1, gen_random_uuid(), 'spo_1', 'EUR', 100, 0, 10, 0, 90, 'paid', '2026-03-04', now(), now()) returning id`,
    [bank.clubId],
  )
  known['PAYOUT'] = sent[0]?.id ?? ''
  known['BANK_LINE'] = (await bank.lines())[0]?.line_id ?? ''
  const people = await openImportClient(app)
  known['IMPORT'] = (await people.uploaded('First name,Surname,E-mail\nA,Parent,a@list.example\n')).import_id
  known['SPONSOR'] = sponsor[0]?.id ?? ''
  for (const [name, table] of Object.entries(SOLD)) {
    const [row] = await app.asOwner<{ id: string }>(
      `select t.id from ${table} t join clubs c on c.id = t.club_id where c.slug = 'dunvarra' limit 1`,
    )
    known[name] = row?.id ?? ''
  }
  const [waiting] = await app.asOwner<{ id: string }>(
    `insert into waiting_places (club_id, id, plan_id, user_id, count, status, joined_at)
      select p.club_id, gen_random_uuid(), p.id, u.id, 1, 'waiting', now() from plans p, users u
      where p.id = $1 and u.email = 'brid@home.example' returning id`,
    [known['PLAN']],
  )
  known['WAITING'] = waiting?.id ?? ''
  const draw = await app.asOwner<{ id: string; lottery_id: string }>(
    `select d.id, d.lottery_id from draws d join clubs c on c.id = d.club_id where c.slug = 'dunvarra' and d.status = 'open' limit 1`,
  )
  const [invitation] = await app.asOwner<{ id: string; owner: string }>(
    `insert into office_invitations (club_id, id, email, role, offices, invited_by, code_hash, invited_at, expires_at)
      select c.id, gen_random_uuid(), 'una@away.example', 'admin', '{coach}', u.id, sha256('x'), now(), now() + interval '1 day'
      from clubs c, users u where c.slug = 'dunvarra' and u.email = 'orla@dunvarra.example' returning id, invited_by as owner`,
  )
  known['INVITATION'] = invitation?.id ?? ''
  known['OWNER'] = invitation?.owner ?? ''
  known['DRAW'] = draw[0]?.id ?? ''
  known['LOTTO'] = draw[0]?.lottery_id ?? ''
})
afterAll(() => app.close())

/** Also what a body names is there. */
const named = (body: object): object =>
  Object.fromEntries(Object.entries(body).map(([key, value]) => [key, known[String(value)] ?? value]))

const served = () =>
  app.parts.endpoints.all.filter(({ endpoint }) => endpoint.path.startsWith('/backoffice/'))

/** Whatever a call could have left behind. */
async function everything(): Promise<string> {
  const tables = [
    'articles',
    'drafts',
    'revisions',
    'slug_redirects',
    'forms',
    'form_versions',
    'images',
    'clubs',
    'sponsors',
    'products',
    'programs',
    'plans',
    'bundles',
    'bundle_items',
    'plan_discounts',
    'discount_codes',
    'stock',
    'waiting_places',
    'reservations',
    'draws',
    'lotteries',
    'paper_sales',
    'shop_hand_outs',
    'shop_items',
    'shop_variants',
    'promotions',
    'lottery_tickets',
    'provider_answers',
    'provider_failures',
    'menu_items',
    'refunds',
    'scheduled_payments',
    'arrears_cases',
    'write_offs',
    'refund_requests',
    'payment_setups',
    'distribution_lists',
    'email_templates',
    'automatic_mails',
    'mailings',
    'mailing_recipients',
    'set_aside_addresses',
    'contact_messages',
    'message_replies',
    'bank_files',
    'payouts',
    'bank_lines',
    'people_imports',
    'people_import_lines',
    'imported_people',
    'club_people',
    'groups',
    'group_members',
    'group_managers',
    'person_accesses',
    'person_merges',
    'people_told_apart',
    'memberships',
    'outbox',
    'saved_views',
    'api_keys',
    'hook_endpoints',
    'hook_deliveries',
    'audit_events',
  ]
  const sums = await Promise.all(
    tables.map((table) =>
      app.asOwner<{ sum: string }>(
        `select coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as sum from ${table} t`,
      ),
    ),
  )
  return sums.map(([row], at) => `${tables[at]} ${row?.sum}`).join('\n')
}

test('OPEN-120 every endpoint of the back office has a row', () => {
  const names = served().map(({ endpoint }) => endpoint.name)
  expect(names.filter((name) => !(name in ROWS) && !ELSEWHERE.includes(name))).toEqual([])
  expect(Object.keys(ROWS).filter((name) => !names.includes(name))).toEqual([])
})

describe.each(PEOPLE)('OPEN-121 $who', ({ email, on, refused }) => {
  test('is refused everywhere, and nothing is written', async () => {
    const token = email === null ? null : (await signIn(app, email, on)).access_token
    const before = await everything()
    const answers: string[] = []
    for (const { endpoint } of served()) {
      const row = ROWS[endpoint.name]
      if (!row) continue
      const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
        const value = row.params?.[name] ?? ''
        return known[value] ?? value
      })
      const { statusCode } = await app.server.inject({
        method: endpoint.method,
        url: `/api/v2${path}${row.query ?? ''}`,
        headers: {
          host: hostOf(on),
          'x-account-id': app.parts.registry.idOf('dunvarra') ?? '',
          ...(token && { authorization: `Bearer ${token}` }),
        },
        ...(row.body && { payload: named(row.body) }),
      })
      if (!(refused as readonly number[]).includes(statusCode)) answers.push(`${endpoint.name} ${statusCode}`)
    }
    expect(answers).toEqual([])
    expect(await everything()).toBe(before)
  })
})

test('negative control: who runs the club is let in, so the rows ask what can be answered', async () => {
  const desk = await openArticleClient(app)
  const path = `/${known['ARTICLE']}`
  expect((await desk.ask(path)).status).toBe(200)
  expect((await desk.ask(`${path}/revisions/1`)).status).toBe(200)
})
