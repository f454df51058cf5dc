import { Feature } from '@clubhouse/contract/site/club'
import { idOf } from '../ids.ts'
import { external, menuOf, page, product, THE_CLUB } from '../menu.ts'
import type { DemoClub } from '../shape.ts'
import { sponsorsOf } from '../sponsor.ts'
import { tell } from '../story.ts'
import { dunvarraStories } from './articles.ts'
import { dunvarraForms } from './forms.ts'
import { dunvarraCodes, dunvarraDiscounts } from './discounts.ts'
import { midwinterHamper, roversLotto } from './lotteries.ts'
import { dunvarraPrograms } from './programs.ts'
import { dunvarraShop } from './shop.ts'

const slug = 'dunvarra'

export const dunvarra = (now: Date): DemoClub => ({
  id: idOf(slug),
  slug,
  name: 'Dunvarra Rovers FC',
  currency: 'EUR',
  timeZone: 'Europe/Dublin',
  country: 'Ireland',
  address: {
    line1: 'Harbour Field, Quay Road',
    city: 'Dunvarra',
    county: 'Mayo',
    country: 'Ireland',
    latitude: 53.7631,
    longitude: -9.8127,
  },
  displayAddress: true,
  contactEmail: 'hello@dunvarra.example',
  facebook: 'https://facebook.example/dunvarrarovers',
  twitter: 'https://x.example/dunvarrarovers',
  instagram: 'https://instagram.example/dunvarrarovers',
  theme: {
    color: { primary: '#0B5D3B', accent: '#F2B705', warning: '#C2410C', logo_background: '#FFFFFF' },
    heading_font: 'barlow-condensed',
    dark_mode: false,
  },
  features: [...Feature.options],
  banner: {
    title: 'Registration is open',
    short_content: 'Sign up for the new season, from Little Rovers to seniors. Pay in full or by the month.',
    url: 'registration-opens',
    external_url: null,
  },
  menu: menuOf(
    product('MembershipPage', 'Membership'),
    product('LotteryPage', 'Lotto', 'rovers-lotto'),
    product('ShopPage', 'Shop'),
    product('DrawPage', 'Draw', 'midwinter-hamper'),
    THE_CLUB,
    external('League site', 'https://western-shore-league.example'),
    page('Fees', 'fees'),
    page('About us', 'about-us'),
  ),
  logo: 'dunvarra/crest',
  layout: 'dunvarra/layout',
  sponsorsBackground: 'dunvarra/sponsors-background',
  comortais: { organisationId: '4107', clubId: '2291' },
  comet: null,
  sso: { sso: 'off', sso_icon: null, sso_button_text: null, help_url: null, governing_body_id: null },
  ssoIcon: null,
  domains: ['dunvarrarovers.example'],
  articles: dunvarraStories.map((story) => tell(slug, story, now)),
  sponsors: sponsorsOf(slug, [
    { name: 'Harbour Lights Hotel', featured: true },
    { name: 'Sallavan’s', featured: true },
    { name: 'Tarran’s Mill', featured: false },
    { name: 'Cúán Hardware', featured: false },
    { name: 'The Slipway', featured: false },
    { name: 'Royle Farm Dairy', featured: false },
  ]),
  forms: dunvarraForms,
  programs: dunvarraPrograms(now),
  discounts: dunvarraDiscounts,
  codes: dunvarraCodes(now),
  lotteries: [roversLotto, midwinterHamper(now)],
  shop: dunvarraShop,
  promotions: [
    {
      id: idOf('promotion/dunvarra/lotto'),
      product: 'rovers-lotto',
      description:
        'Thursday’s jackpot is €4,850. Three lines for €5, and every line pays for the under-age buses.',
      image: 'dunvarra/rovers-lotto',
    },
  ],
})
