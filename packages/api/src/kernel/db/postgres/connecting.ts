import pg from 'pg'
import { asLogin, isByLogin } from './by-login.ts'
import { withFirstHost } from './hosts.ts'
import { type APP_ROLE, PLATFORM_ROLE, type READER_ROLE, RoleLost, type TIMEOUTS } from '../database.ts'

/** How connections come by the role and the limits that everything of ours runs with. */

type ServingRole = typeof APP_ROLE | typeof READER_ROLE | typeof PLATFORM_ROLE
const OURS = 'clubhouse_'

/**
 * Compiling a statement pays for reports that take minutes: a list of 100,000 orders waited 1.3 s for it. A page out of order costs next to nothing
 * more on today's disks: with what PostgreSQL assumes of older ones it walks whole tables that have just begun to grow.
 *
 * What a request asks is planned once, for any values: PostgreSQL would plan the cart's statement anew at each call, for 21 ms, because one that
 * knows its values promises to run a little quicker than its 1 ms. Jobs, the platform's, say what is old, and how much that is decides how it is found.
 */
export const settingsOf = (role: ServingRole, budgets: typeof TIMEOUTS): Record<string, string> => ({
  jit: 'off',
  random_page_cost: '1.1',
  ...(role !== PLATFORM_ROLE && { plan_cache_mode: 'force_generic_plan' }),
  statement_timeout: String(budgets.statementMs),
  lock_timeout: String(budgets.lockMs),
})

/** Where the role is asked for at connect no statement of ours ever runs with the login's own rights; where it is the login, neither. */
export function connectionAs(url: string, role: ServingRole, budgets: typeof TIMEOUTS): pg.ClientConfig {
  const connectionString = withFirstHost(asLogin(url, role.slice(OURS.length)))
  if (isByLogin(url)) return { connectionString }
  return { connectionString, options: inOptions({ role, ...settingsOf(role, budgets) }) }
}

const inOptions = (settings: Record<string, string>): string =>
  Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ')

/**
 * Fails where a connection does not hold its role: a pooler, or options inside the address, can take it away without a word. A login for each role must
 * bring the limits as well, since nobody says them at connect.
 */
export async function checkConnection(
  pool: pg.Pool,
  role: ServingRole,
  own: Record<string, string> | null,
): Promise<void> {
  const { rows } = await pool.query<Held>(
    `select current_user as role, session_user as login, current_database() as database,
      (select json_object_agg(name, setting) from pg_settings where name = any($1)) as limits`,
    [Object.keys(own ?? {})],
  )
  const [held] = rows
  if (held && own) {
    const wanted = Object.entries(own).filter(([name, value]) => held.limits[name] !== value)
    const lacking: [string, string][] = held.role === role ? wanted : [['role', role], ...wanted]
    if (lacking.length > 0) throw new LimitsLost(role, held, lacking)
  } else if (held?.role !== role) throw new RoleLost(role, held?.role ?? '')
}

interface Held {
  role: string
  login: string
  database: string
  limits: Record<string, string>
}

/** What a login has to be told once, in the words to type. */
class LimitsLost extends RoleLost {
  constructor(wanted: string, { role, login, database }: Held, lacking: [name: string, value: string][]) {
    super(wanted, role)
    const where = `ALTER ROLE ${pg.escapeIdentifier(login)} IN DATABASE ${pg.escapeIdentifier(database)}`
    const lines = lacking.map(([name, value]) => `  ${where} SET ${name} = '${value}';`)
    this.message = [
      `The login ${login} lacks what our statements run with. As a superuser, then anew:`,
      ...lines,
    ].join('\n')
  }
}
