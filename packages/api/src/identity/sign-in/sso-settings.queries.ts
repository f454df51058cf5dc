import type { EmailCheck, SsoMode } from '@clubhouse/contract/identity/sign-in'
import type { Database } from '#kernel/db/database.ts'
import type { Site } from '#kernel/http/sites.ts'

/** What a club or a governing body says about single sign-on on its site (DATA-20). */
export type SsoSettings = Pick<
  EmailCheck,
  'sso' | 'governing_body_id' | 'account_id' | 'xgb' | 'sso_icon' | 'sso_button_text' | 'help_url'
>

interface ClubRow extends Omit<SsoSettings, 'xgb' | 'account_id'> {
  club_id: string
  sign_up_open: boolean
  provider_id: string | null
}

/** A club signs in through its own provider, else through that of the body it names. */
const PROVIDER_OF_CLUB = `
  coalesce((select p.id from identity_providers p where p.club_id = c.id),
    (select p.id from identity_providers p where p.governing_body_id::text = c.sso_governing_body_id)) as provider_id`

type BodyRow = Omit<SsoSettings, 'xgb'> & { provider_id: string | null }

const CLUB_COLUMNS = `
  c.id as club_id, c.sso_mode as sso, c.sso_governing_body_id as governing_body_id, c.sso_icon, c.sso_button_text,
  c.sso_help_url as help_url, c.sign_up_open, ${PROVIDER_OF_CLUB}`

const OF_CLUB = { name: 'sso_of_club', text: `select ${CLUB_COLUMNS} from clubs c where c.id = $1` }

const OF_MEMBER = {
  name: 'sso_of_member',
  text: `
    select ${CLUB_COLUMNS} from clubs c
    where exists (select from club_roles r where r.club_id = c.id and r.user_id = $1)
    order by c.sso_mode = 'off', c.name, c.id`,
}

const OF_BODY = {
  name: 'sso_of_body',
  text: `
    select b.sso_mode as sso, b.id as governing_body_id, b.sso_icon, b.sso_button_text, b.sso_help_url as help_url,
      (select i.id from identity_providers i where i.governing_body_id = b.id) as provider_id
    from platform_roles p join governing_bodies b on b.id = p.governing_body_id
    where p.user_id = $1 and p.role = 'xgb'`,
}

const NONE: SsoSettings = {
  sso: 'off',
  governing_body_id: null,
  xgb: false,
  sso_icon: null,
  sso_button_text: null,
  help_url: null,
}

/** What a site asks of whoever wants to come in. */
export interface Door {
  sso: SsoSettings
  /** The providers whose word counts here. */
  providerIds: readonly string[]
  isSignUpOpen: boolean
}

/** How a person (null for a stranger) may sign in on a site, and whether strangers may join there. */
export async function findDoor(db: Database, site: Site, userId: string | null): Promise<Door> {
  switch (site.host.type) {
    case 'club': {
      const clubs = await db.readPlatform<ClubRow>(OF_CLUB, [site.clubId])
      const [club] = clubs
      return club
        ? { sso: settingsOf(club), providerIds: providersOf(clubs), isSignUpOpen: club.sign_up_open }
        : { ...OPEN, isSignUpOpen: false }
    }
    case 'myaccount': {
      const clubs = userId ? await db.readPlatform<ClubRow>(OF_MEMBER, [userId]) : []
      return { sso: strictestOfAll(clubs), providerIds: providersOf(clubs), isSignUpOpen: true }
    }
    case 'xgb': {
      const bodies = userId ? await db.readPlatform<BodyRow>(OF_BODY, [userId]) : []
      const [body] = bodies
      if (!body) return OPEN
      const { provider_id: _provider, ...sso } = body
      return { sso: { ...sso, xgb: true }, providerIds: providersOf(bodies), isSignUpOpen: true }
    }
    // Those who run the platform and its clubs are asked for a password at once (OPEN-023).
    case 'backoffice':
    case 'su':
      return OPEN
  }
}

const OPEN: Door = { sso: NONE, providerIds: [], isSignUpOpen: true }

const providersOf = (rows: readonly { provider_id: string | null }[]): string[] =>
  rows.flatMap(({ provider_id: id }) => id ?? [])

const settingsOf = ({
  sign_up_open: _open,
  club_id: _id,
  provider_id: _provider,
  ...sso
}: ClubRow): SsoSettings => ({
  ...sso,
  xgb: false,
})

/** My account belongs to no club: what one club offers may be used, what all of them demand must be. */
function strictestOfAll(clubs: ClubRow[]): SsoSettings {
  const [first] = clubs
  if (!first || first.sso === 'off') return NONE
  const sso: SsoMode = clubs.every((club) => club.sso === 'mandatory') ? 'mandatory' : 'optional'
  return { ...settingsOf(first), sso, account_id: first.club_id }
}
