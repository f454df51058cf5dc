import type { Account } from '@clubhouse/contract/site/club'
import type { Article, ArticleSummary, Sponsor } from '@clubhouse/contract/site/content'
import type { Image } from '@clubhouse/contract/file'
import { idOf } from './world/ids.ts'
import { slugOf } from '@clubhouse/domain/site/content/slug'

/** Things as they cross the wire, valid as they stand: a test names only what it is about. */

const WRITTEN = '2026-09-01T09:00:00.000Z'
const PUBLISHED = '2026-09-02T10:00:00.000Z'

/** The three widths a page asks for. */
export function anImage(name = 'harbour-field', alt = 'Harbour Field by the sea'): Image[] {
  return [400, 800, 1600].map((width) => ({
    size: String(width),
    filepath: `/images/${name}/${width}`,
    filename: `${name}.jpg`,
    width,
    height: Math.round((width * 9) / 16),
    alt,
  }))
}

/** Id and slug follow the title, so that two titles make two articles. */
export function anArticle(overrides: Partial<Article> = {}): Article {
  const title = overrides.title ?? 'Under-12s win the Harbour Shield'
  return {
    article_id: idOf(`article/${title}`),
    type: 'News',
    title,
    slug: slugOf(title),
    summary: 'A late winner brought the shield home to Quay Road.',
    content: '<p>The shield is back on the shelf above the tea hatch.</p>',
    created_at: WRITTEN,
    updated_at: PUBLISHED,
    published_at: PUBLISHED,
    featured_image: anImage(slugOf(title), title),
    ...overrides,
  }
}

export function anArticleSummary(overrides: Partial<ArticleSummary> = {}): ArticleSummary {
  const { content: _content, updated_at: _updated, ...summary } = anArticle(overrides)
  return summary
}

export function aSponsor(overrides: Partial<Sponsor> = {}): Sponsor {
  const name = overrides.name ?? 'Harbour Lights Hotel'
  return {
    sponsor_id: idOf(`sponsor/${name}`),
    name,
    link: `https://${slugOf(name)}.example`,
    image: anImage(slugOf(name), name),
    featured: false,
    ...overrides,
  }
}

export function anAccount(overrides: Partial<Account> = {}): Account {
  return {
    account_id: idOf('dunvarra'),
    slug: 'dunvarra',
    name: 'Dunvarra Rovers FC',
    logo_image: anImage('crest', 'Crest of Dunvarra Rovers'),
    layout_image: anImage('layout', 'The pitch at sunset'),
    sponsors_background_image: [],
    address: {
      line1: 'Harbour Field, Quay Road',
      city: 'Dunvarra',
      county: 'Mayo',
      country: 'Ireland',
      longitude: -9.8127,
      latitude: 53.7631,
    },
    display_address: true,
    facebook: null,
    twitter: null,
    instagram: null,
    menu_items: [],
    banner: null,
    theme: {
      color: { primary: '#0B5D3B', accent: '#F2B705', warning: '#C2410C', logo_background: '#FFFFFF' },
      heading_font: 'barlow-condensed',
      dark_mode: false,
    },
    features: {
      is_contact_enabled: true,
      checkout: true,
      guest_checkout: true,
      names: ['Membership', 'Lotto', 'Shop', 'Draw', 'Checkout', 'Guest Checkout', 'Contact'],
    },
    currency: 'EUR',
    time_zone: 'Europe/Dublin',
    on_behalf_of: null,
    domain_payment_method: null,
    comortais: { organisation_id: null, comortais_club_id: null },
    comet: { api_key: null, organization_id: null },
    sso: { sso: 'off', sso_icon: null, sso_button_text: null, help_url: null, governing_body_id: null },
    sign_up_open: true,
    hide_membership_plans_heading: false,
    membership_details_headline: null,
    ...overrides,
  }
}
