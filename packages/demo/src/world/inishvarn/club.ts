import { FOUR_COASTS } from '../associations.ts'
import { idOf } from '../ids.ts'
import { external, menuOf, page, product, THE_CLUB } from '../menu.ts'
import type { DemoClub } from '../shape.ts'
import { sponsorsOf } from '../sponsor.ts'
import { tell } from '../story.ts'
import { inishvarnStories } from './articles.ts'
import { inishvarnForms } from './forms.ts'
import { inishvarnLotto } from './lotteries.ts'
import { inishvarnPrograms } from './programs.ts'

const slug = 'inishvarn'

export const inishvarn = (now: Date): DemoClub => ({
  id: idOf(slug),
  slug,
  name: 'Inishvarn Hockey Club',
  currency: 'GBP',
  timeZone: 'Europe/Dublin',
  country: 'Northern Ireland',
  address: {
    line1: 'Shore Road',
    city: 'Inishvarn',
    county: 'Down',
    country: 'Northern Ireland',
    latitude: 54.3918,
    longitude: -5.6012,
  },
  displayAddress: true,
  contactEmail: 'secretary@inishvarn.example',
  facebook: 'https://facebook.example/inishvarnhockey',
  twitter: null,
  instagram: 'https://instagram.example/inishvarnhockey',
  theme: {
    color: { primary: '#14213D', accent: '#FF6B57', warning: '#B45309', logo_background: '#E8EEF7' },
    heading_font: 'bricolage-grotesque',
    dark_mode: true,
  },
  features: ['Membership', 'Lotto', 'Contact', 'Payment Provider', 'Checkout', 'Guest Checkout', 'Comet'],
  banner: {
    title: 'Top of the table',
    short_content: 'The first eleven go two points clear. Glencarrow come to Shore Road on Saturday.',
    url: 'seniors-top-the-table',
    external_url: null,
  },
  menu: menuOf(
    product('MembershipPage', 'Membership'),
    product('LotteryPage', 'Lotto', 'inishvarn-lotto'),
    THE_CLUB,
    external('League site', 'https://four-coasts-league.example'),
    page('Fees', 'fees'),
    page('About us', 'about-us'),
  ),
  logo: 'inishvarn/crest',
  layout: 'inishvarn/layout',
  sponsorsBackground: null,
  comortais: null,
  comet: { organizationId: '38214', apiKey: 'demo-inishvarn' },
  sso: {
    sso: 'optional',
    sso_icon: null,
    sso_button_text: 'Sign in with Four Coasts',
    help_url: 'https://help.fourcoasts.example/sign-in',
    governing_body_id: FOUR_COASTS.id,
  },
  ssoIcon: 'inishvarn/four-coasts-crest',
  domains: ['inishvarnhockey.example'],
  articles: inishvarnStories.map((story) => tell(slug, story, now)),
  sponsors: sponsorsOf(slug, [
    { name: 'Brunt & Daughter Chandlers', featured: true },
    { name: 'Lough Lane Bakery', featured: false },
  ]),
  forms: inishvarnForms,
  programs: inishvarnPrograms(now),
  discounts: [],
  codes: [],
  lotteries: [inishvarnLotto],
  shop: [],
  promotions: [],
})
