import type { Account, MenuItem } from '@clubhouse/contract/site/club'
import type { Room } from '../web/rooms.ts'

/** For tests: a club with everything switched off, and what a test wants on it. */
export function anAccount(wanted: Partial<Account> = {}): Account {
  return {
    account_id: '6f1f6a52-5d0c-4e0b-9a53-3c5b6f6f0a01',
    slug: 'testford',
    name: 'Testford Harriers',
    logo_image: [],
    layout_image: [],
    sponsors_background_image: [],
    address: { line1: null, city: null, county: null, country: null, longitude: null, latitude: null },
    display_address: false,
    facebook: null,
    twitter: null,
    instagram: null,
    menu_items: [],
    banner: null,
    theme: {
      color: { primary: '#0B5D3B', accent: '#F2B705', warning: '#C2410C', logo_background: '#FFFFFF' },
      heading_font: 'outfit',
      dark_mode: false,
    },
    features: { is_contact_enabled: false, checkout: false, guest_checkout: false, names: [] },
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
    ...wanted,
  }
}

export function aMenuItem(wanted: Partial<MenuItem> = {}): MenuItem {
  return { position: 1, type: 'Page', kind: null, title: 'History', url: 'history', pages: [], ...wanted }
}

export const ALL_ROOMS: ReadonlySet<Room> = new Set<Room>([
  'membership',
  'lotto',
  'draw',
  'shop',
  'checkout',
  'first-provider',
  'second-provider',
  'contact',
  'sign-in',
  'my-account',
  'back-office',
])
export const NO_ROOMS: ReadonlySet<Room> = new Set<Room>()

export function withFeatures(...names: Account['features']['names']): Pick<Account, 'features'> {
  return {
    features: {
      is_contact_enabled: names.includes('Contact'),
      checkout: names.includes('Checkout'),
      guest_checkout: names.includes('Guest Checkout'),
      names,
    },
  }
}
