import type { Account } from '@clubhouse/contract/site/club'
import type { Database } from '#kernel/db/database.ts'
import { JsonText } from '#kernel/db/json-text.ts'

const ACCOUNT = {
  name: 'account',
  text: `
    select json_build_object(
      'account_id', c.id, 'slug', c.slug, 'name', c.name,
      'logo_image', image_list(logo), 'layout_image', image_list(layout),
      'sponsors_background_image', image_list(background),
      'address', json_build_object('line1', c.address_line1, 'city', c.address_city, 'county', c.address_county,
        'country', c.address_country, 'longitude', c.longitude, 'latitude', c.latitude),
      'display_address', c.display_address,
      'facebook', c.facebook, 'twitter', c.twitter, 'instagram', c.instagram,
      'menu_items', coalesce((
        select json_agg(json_build_object('position', m.position, 'type', m.type, 'kind', m.kind, 'title', m.title,
          'url', m.url, 'pages', m.pages) order by m.position, m.id)
        from menu_items m where m.club_id = c.id and not m.hidden), '[]'),
      'banner', case when coalesce((c.banner ->> 'is_on')::boolean, true)
          and ($2::timestamptz is null or (coalesce((c.banner ->> 'from')::timestamptz, '-infinity') <= $2
            and coalesce((c.banner ->> 'until')::timestamptz, 'infinity') > $2))
        then (c.banner - 'is_on' - 'from' - 'until') end,
      'theme', c.theme,
      'features', json_build_object(
        'is_contact_enabled', 'Contact' = any(c.features), 'checkout', 'Checkout' = any(c.features),
        'guest_checkout', 'Guest Checkout' = any(c.features), 'names', c.features),
      'currency', c.currency, 'time_zone', c.time_zone,
      'on_behalf_of', case when 'Payment Provider' = any(c.features) then c.on_behalf_of end, 'domain_payment_method', c.domain_payment_method,
      'comortais', case when 'Comortais' = any(c.features) then json_build_object(
        'organisation_id', c.comortais_organisation_id, 'comortais_club_id', c.comortais_club_id)
        else json_build_object('organisation_id', null, 'comortais_club_id', null) end,
      'comet', case when 'Comet' = any(c.features) then json_build_object(
        'api_key', case when c.has_comet_key then 'configured' end, 'organization_id', c.comet_organization_id)
        else json_build_object('api_key', null, 'organization_id', null) end,
      'sso', json_build_object('sso', c.sso_mode, 'sso_icon', c.sso_icon, 'sso_button_text', c.sso_button_text,
        'help_url', c.sso_help_url, 'governing_body_id', c.sso_governing_body_id),
      'sign_up_open', c.sign_up_open,
      'hide_membership_plans_heading', c.hide_membership_plans_heading,
      'membership_details_headline', c.membership_details_headline
    )::text as account
    from clubs c
    left join images logo on logo.club_id = c.id and logo.id = c.logo_image_id
    left join images layout on layout.club_id = c.id and layout.id = c.layout_image_id
    left join images background on background.club_id = c.id and background.id = c.sponsors_background_image_id
    where c.slug = $1`,
}

/** As the database writes it. A banner that has its times is left out at all others; who asks without a moment shows none. */
export async function readAccount(
  db: Database,
  slug: string,
  now: Date | null,
): Promise<JsonText<Account> | null> {
  const [row] = await db.read<{ account: string }>(ACCOUNT, [slug, now])
  return row ? new JsonText(row.account) : null
}

export const findAccount = async (db: Database, slug: string): Promise<Account | null> =>
  (await readAccount(db, slug, null))?.read() ?? null
