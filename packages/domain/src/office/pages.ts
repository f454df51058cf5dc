import type { Feature } from '@clubhouse/contract/site/club'
import { ANYBODY, type Needed, type Right } from './right-words.ts'

/** A page of the back office and all below it: who may open it, and what its addresses take. */
export interface OfficePage {
  path: string
  /** One of these rights is enough. */
  needs: Needed
  /** Who may change what it shows; the others come to read. Without it everybody who may open it. */
  changes?: readonly Right[]
  /** Addresses below it to which a file is sent. */
  files?: readonly string[]
  /** Addresses below it to which an editor sends all that was written. */
  long?: readonly string[]
}

/** A page that stands in the menu. */
interface InMenu extends OfficePage {
  label: string
  /** Names of icons are the web's: it checks them. */
  icon: string
  /** Which of the club's features opens it; without one it is always open. */
  feature?: Feature
  /** Goes there after `g`; each letter once. */
  key?: string
}

interface MenuGroup {
  icon: string
  pages: readonly InMenu[]
}

/** Who answers for the money reads what things cost; who runs the membership says it. */
const PRICES = { needs: ['catalogue', 'money'], changes: ['catalogue'] } as const

/** The menu in its order. A page with the name of its group stands in it by itself. */
export const MENU = {
  Home: {
    icon: 'home',
    pages: [{ path: '/', label: 'Home', icon: 'home', needs: ANYBODY, key: 'h' }],
  },
  Website: {
    icon: 'window',
    pages: [
      { path: '/news', label: 'News', icon: 'text', needs: ['content'], key: 'n' },
      { path: '/pages', label: 'Pages', icon: 'copy', needs: ['content'], key: 'p' },
      { path: '/about-us', label: 'About us', icon: 'info', needs: ['content'], key: 'a' },
      { path: '/menu-theme', label: 'Menu & theme', icon: 'list', needs: ['content'], key: 'm' },
      { path: '/banner', label: 'Banner', icon: 'picture', needs: ['content'], key: 'b' },
      { path: '/sponsors', label: 'Sponsors', icon: 'gift', needs: ['content'], key: 's' },
      { path: '/media', label: 'Media', icon: 'picture', needs: ['content'], key: 'i' },
    ],
  },
  Membership: {
    icon: 'family',
    pages: [
      {
        path: '/programmes',
        label: 'Programmes',
        icon: 'calendar',
        needs: ['catalogue'],
        feature: 'Membership',
      },
      { path: '/plans', label: 'Plans', icon: 'card', ...PRICES, feature: 'Membership' },
      { path: '/bundles', label: 'Bundles', icon: 'box', ...PRICES, feature: 'Membership' },
      { path: '/discounts', label: 'Discounts', icon: 'gift', ...PRICES, feature: 'Membership' },
      { path: '/codes', label: 'Codes', icon: 'key', ...PRICES, feature: 'Membership' },
      {
        path: '/waiting-lists',
        label: 'Waiting lists',
        icon: 'clock',
        needs: ['people'],
        feature: 'Membership',
      },
      {
        path: '/forms',
        label: 'Forms',
        icon: 'form',
        needs: ['catalogue'],
        key: 'f',
        long: ['/forms/:id/save'],
      },
    ],
  },
  Fundraising: {
    icon: 'ticket',
    pages: [
      { path: '/lotto', label: 'Lotto', icon: 'ticket', needs: ['fundraising'], key: 'j', feature: 'Lotto' },
      { path: '/draws', label: 'Draws', icon: 'gift', needs: ['fundraising'], feature: 'Draw' },
    ],
  },
  Shop: {
    icon: 'shirt',
    pages: [
      { path: '/shop/items', label: 'Items', icon: 'shirt', needs: ['shop'], feature: 'Shop' },
      { path: '/shop/orders', label: 'Orders to hand out', icon: 'box', needs: ['shop'], feature: 'Shop' },
      { path: '/shop/promotions', label: 'Promotions', icon: 'megaphone', needs: ['shop'], feature: 'Shop' },
    ],
  },
  Money: {
    icon: 'euro',
    pages: [
      { path: '/orders', label: 'Orders', icon: 'euro', needs: ['money'], key: 'r' },
      { path: '/arrears', label: 'Instalments & arrears', icon: 'calendar', needs: ['money'] },
      { path: '/money/bank', label: 'Bank', icon: 'inbox', needs: ['money'], files: ['/money/bank/upload'] },
      { path: '/money/payouts', label: 'Payouts', icon: 'card', needs: ['money'] },
      { path: '/reports', label: 'Reports', icon: 'bars', needs: ['money'], key: 'y' },
      { path: '/money/ledger', label: 'Ledger', icon: 'table', needs: ['money'] },
    ],
  },
  People: {
    icon: 'user',
    pages: [
      {
        path: '/members',
        label: 'Members',
        icon: 'user',
        needs: ['people'],
        key: 'v',
        long: ['/members/:id/paper'],
      },
      { path: '/families', label: 'Families', icon: 'family', needs: ['people'] },
      { path: '/people/groups', label: 'Teams', icon: 'family', needs: ['people', 'teams'] },
      { path: '/check-card', label: 'Check card', icon: 'qr-code', needs: ['people', 'teams', 'money'] },
      { path: '/people/duplicates', label: 'Duplicates', icon: 'copy', needs: ['people'] },
      { path: '/people/voters', label: 'Voters', icon: 'list', needs: ['people'] },
      {
        path: '/people/import',
        label: 'Import',
        icon: 'download',
        needs: ['people'],
        files: ['/people/import'],
      },
      { path: '/people/foireann', label: 'Foireann', icon: 'list', needs: ['people'], feature: 'Foireann' },
    ],
  },
  Communications: {
    icon: 'megaphone',
    pages: [
      { path: '/messages', label: 'Messages', icon: 'inbox', needs: ['mail'], key: 'o' },
      { path: '/mail/lists', label: 'Mailing lists', icon: 'send', needs: ['mail'], key: 't' },
      { path: '/mail/templates', label: 'Templates', icon: 'form', needs: ['mail'] },
      { path: '/mail/automatic', label: 'Automatic mails', icon: 'clock', needs: ['mail'] },
      { path: '/mail/opt-outs', label: 'Opt-outs', icon: 'cross', needs: ['mail'] },
    ],
  },
  Fixtures: {
    icon: 'ball',
    pages: [
      {
        path: '/fixtures',
        label: 'Fixtures',
        icon: 'ball',
        needs: ['people', 'teams', 'settings'],
        key: 'x',
      },
    ],
  },
  Settings: {
    icon: 'gear',
    pages: [
      { path: '/settings/club', label: 'Club', icon: 'pin', needs: ['settings'], key: 'c' },
      { path: '/settings/features', label: 'Features', icon: 'toggle', needs: ['settings'], key: 'e' },
      {
        path: '/settings/payments',
        label: 'Payments',
        icon: 'card',
        needs: ['money'],
        feature: 'Payment Provider',
      },
      { path: '/settings/tax', label: 'VAT', icon: 'euro', needs: ['money'] },
      { path: '/settings/domains', label: 'Domains', icon: 'window', needs: ['settings'] },
      {
        path: '/settings/sso',
        label: 'Single sign-on',
        icon: 'shield',
        needs: ['settings'],
        files: ['/settings/sso/metadata'],
      },
      { path: '/settings/api-keys', label: 'API keys', icon: 'key', needs: ['settings'] },
      { path: '/settings/webhooks', label: 'Webhooks', icon: 'send', needs: ['settings'] },
      { path: '/settings/users', label: 'Users & roles', icon: 'key', needs: ['users'] },
      { path: '/settings/retention', label: 'Data retention', icon: 'history', needs: ['settings'] },
      { path: '/settings/governing-body', label: 'Governing body', icon: 'shield', needs: ['users'] },
      { path: '/people/access-log', label: 'Access log', icon: 'shield', needs: ['people'] },
      { path: '/settings/audit-log', label: 'Audit log', icon: 'history', needs: ['log'], key: 'l' },
    ],
  },
} as const satisfies Record<string, MenuGroup>

/** Pages that are reached from others, and what holds for all below an address where no longer one says otherwise. */
const BESIDE_THE_MENU: readonly OfficePage[] = [
  { path: '/find', needs: ANYBODY },
  { path: '/help', needs: ANYBODY },
  { path: '/appearance', needs: ANYBODY },
  { path: '/leave-club', needs: ANYBODY },
  { path: '/choose-club', needs: ANYBODY },
  { path: '/prove', needs: ANYBODY },
  { path: '/security', needs: ANYBODY },
  { path: '/password', needs: ANYBODY },
  { path: '/preferences', needs: ANYBODY },
  { path: '/articles', needs: ['content'], long: ['/articles/:id/act'] },
  { path: '/site', needs: ['content'] },
  {
    path: '/images',
    needs: ['content', 'catalogue', 'shop', 'fundraising', 'mail'],
    files: ['/images/upload'],
  },
  { path: '/plans/new', needs: ['catalogue'] },
  { path: '/bundles/new', needs: ['catalogue'] },
  { path: '/discounts/new', needs: ['catalogue'] },
  { path: '/codes/new', needs: ['catalogue'] },
  { path: '/fixtures/source', needs: ['settings'] },
  { path: '/money', needs: ['money'] },
  { path: '/shop', needs: ['shop'] },
  { path: '/people', needs: ['people'] },
  { path: '/mail', needs: ['mail'] },
  { path: '/settings', needs: ['settings'] },
]

/** Every page of the back office by the address that its right is found by (ADR 040); a call names its right itself (ADR 055). */
export const OFFICE_PAGES: readonly OfficePage[] = [
  ...Object.values<MenuGroup>(MENU).flatMap(({ pages }) => pages),
  ...BESIDE_THE_MENU,
]
