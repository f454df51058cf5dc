import type { DemoNotes } from '@clubhouse/domain/web/page-context'
import { isEmailFirst } from '@clubhouse/domain/identity/sign-in-rules'
import type { SiteData } from '../../lib/page/site-data.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import styles from './landing.module.css'
import { LANDINGS } from './landing-messages.ts'
import { PLATFORM, SITE_NAMES } from './messages.ts'

/** What somebody sees who is not signed in: what this site is for, and for whom. */
export function Landing({ site, clubs }: { site: SiteData | undefined; clubs: DemoNotes['clubs'] }) {
  const { title, lead, audience, points } = textOf(site)
  return (
    <div className={`container ${styles.page}`}>
      <section className={styles.card}>
        <div className={styles.words}>
          <h1>{title}</h1>
          <p className={styles.lead}>{lead}</p>
          <p className={styles.audience}>{audience}</p>
          {site?.rooms.includes('sign-in') && (
            <ButtonLink variant="primary" size="large" to={firstStep(site)} icon="user">
              {PLATFORM.signIn}
            </ButtonLink>
          )}
        </div>
        <div className={styles.side}>
          <PitchLines className={styles.pitch} />
          <h2 className={styles.small}>{PLATFORM.within}</h2>
          <ul className={styles.points} role="list">
            {points.map((point) => (
              <li key={point}>
                <Icon name="check" />
                {point}
              </li>
            ))}
          </ul>
        </div>
      </section>
      {clubs.length > 0 && (
        <section className={styles.demo}>
          <h2 className={styles.small}>{PLATFORM.demoTitle}</h2>
          <p>{PLATFORM.demoText}</p>
          <ul className={styles.clubs} role="list">
            {clubs.map(({ slug, name, origin }) => (
              <li key={slug}>
                <a className={styles.club} href={origin}>
                  {name}
                  <Icon name="arrow-right" />
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

/** AUTH-08: two of the sites ask for e-mail and password at once. */
function firstStep({ site }: SiteData): string {
  return isEmailFirst(site) ? '/authentication/check-email' : '/authentication/sign-in'
}

export function textOf(site: SiteData | undefined) {
  const which = site && site.site !== 'club' ? site.site : 'backoffice'
  return { name: SITE_NAMES[which], ...LANDINGS[which] }
}

/** The lines of no sport in particular, as decoration. */
export function PitchLines({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 400 300" aria-hidden="true" focusable="false">
      <g fill="none" stroke="currentColor" strokeWidth="2">
        <path d="M0 150H400M0 1H400V299H0zM110 0V58H290V0M110 300V242H290V300M155 0V22H245V0M155 300V278H245V300" />
        <circle cx="200" cy="150" r="52" />
        <path d="M170 58A34 34 0 0 0 230 58M170 242A34 34 0 0 1 230 242" />
      </g>
      <circle cx="200" cy="150" r="4" fill="currentColor" />
    </svg>
  )
}
