import type { Database } from '../db/database.ts'

const CLUBS = {
  name: 'club_registry',
  text: `
    select c.slug, c.id, coalesce(json_agg(d.domain) filter (where d.domain is not null), '[]') as domains,
      min(d.domain) filter (where d.is_primary) as primary_domain, c.suspended_at is not null as is_suspended
    from clubs c left join club_domains d on d.club_id = c.id group by c.id`,
}

interface Row {
  slug: string
  id: string
  domains: string[]
  primary_domain: string | null
  is_suspended: boolean
}

/**
 * Which clubs there are, held in memory: a host is resolved on every request and a stranger's host must
 * cost nothing. Told by the database when a club or a domain comes or goes.
 */
export class ClubRegistry {
  readonly #db: Database
  #idBySlug = new Map<string, string>()
  #slugByDomain = new Map<string, string>()
  #primaryDomain = new Map<string, string>()
  #suspended = new Set<string>()
  #asked = 0
  #answered = 0

  /** Changes when the clubs did. */
  version = 0

  private constructor(db: Database) {
    this.#db = db
  }

  static async open(db: Database): Promise<ClubRegistry> {
    const registry = new ClubRegistry(db)
    await registry.reload()
    return registry
  }

  async reload(): Promise<void> {
    this.#asked += 1
    const turn = this.#asked
    const rows = await this.#db.read<Row>(CLUBS, [])
    // Whoever made a club asks beside those who were told: an older answer never replaces a newer one.
    if (turn < this.#answered) return
    this.#answered = turn
    this.version += 1
    this.#idBySlug = new Map(rows.map((row) => [row.slug, row.id]))
    this.#primaryDomain = new Map(
      rows.flatMap(({ slug, primary_domain: domain }) => (domain ? [[slug, domain]] : [])),
    )
    this.#slugByDomain = new Map(
      rows.flatMap((row) => row.domains.map((domain) => [domain, row.slug] as const)),
    )
    this.#suspended = new Set(rows.flatMap(({ id, is_suspended: isSuspended }) => (isSuspended ? [id] : [])))
  }

  readonly slugs = (): string[] => [...this.#idBySlug.keys()]
  readonly idOf = (slug: string): string | null => this.#idBySlug.get(slug) ?? null
  readonly clubOfDomain = (domain: string): string | null => this.#slugByDomain.get(domain) ?? null
  readonly isSuspended = (clubId: string): boolean => this.#suspended.has(clubId)
  /** The club's own domain, under which it wants to be found. */
  readonly domainOf = (slug: string): string | null => this.#primaryDomain.get(slug) ?? null
}
