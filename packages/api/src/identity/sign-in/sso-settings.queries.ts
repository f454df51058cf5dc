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
}

const CLUB_COLUMNS = `
  c.id as club_id, c.sso_mode as sso, c.sso_governing_body_id as governing_body_id, c.sso_icon, c.sso_button_text,
  c.sso_help_url as help_url, c.sign_up_open`

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
    select b.sso_mode as sso, b.id as governing_body_id, b.sso_icon, b.sso_button_text, b.sso_help_url as help_url
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

/** How a person (null for a stranger) may sign in on a site, and whether strangers may join there. */
export async function findDoor(
  db: Database,
  site: Site,
  userId: string | null,
): Promise<{ sso: SsoSettings; isSignUpOpen: boolean }> {
  switch (site.host.type) {
    case 'club': {
      const [club] = await db.readPlatform<ClubRow>(OF_CLUB, [site.clubId])
      return club
        ? { sso: settingsOf(club), isSignUpOpen: club.sign_up_open }
        : { sso: NONE, isSignUpOpen: false }
    }
    case 'myaccount': {
      const clubs = userId ? await db.readPlatform<ClubRow>(OF_MEMBER, [userId]) : []
      return { sso: strictestOfAll(clubs), isSignUpOpen: true }
    }
    case 'xgb': {
      const [body] = userId ? await db.readPlatform<Omit<SsoSettings, 'xgb'>>(OF_BODY, [userId]) : []
      return { sso: body ? { ...body, xgb: true } : NONE, isSignUpOpen: true }
    }
    // Those who run the platform and its clubs are asked for a password at once (OPEN-023).
    case 'backoffice':
    case 'su':
      return { sso: NONE, isSignUpOpen: true }
  }
}

const settingsOf = ({ sign_up_open: _open, club_id: _id, ...sso }: ClubRow): SsoSettings => ({
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
