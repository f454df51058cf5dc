import { Form, Link } from 'react-router'
import type { UserAccount } from '@clubhouse/contract/people/people'
import { Crest } from '#parts/site/club/crest.tsx'
import type { SiteData } from '../../lib/page/site-data.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { Wordmark } from '../platform/wordmark.tsx'
import styles from './club-corner.module.css'
import type { OtherClub } from './load-office.ts'
import { OFFICE } from './messages.ts'

interface Props {
  site: SiteData
  chosen: UserAccount | null
  others: readonly OtherClub[]
}

/** The hero of the club's own site, an inch wide. With several clubs it is the way to another. */
export function ClubCorner({ site, chosen, others }: Props) {
  if (!chosen)
    return (
      <Link to="/" className={styles.ours} aria-label={OFFICE.name}>
        <Wordmark />
      </Link>
    )
  const font = site.worn?.theme.heading_font
  if (others.length === 0)
    return (
      <div className={styles.corner} data-font={font}>
        <Link to="/" className={styles.club}>
          <Plate site={site} name={chosen.name} logo={site.worn?.logo_image ?? []} />
          <Words club={chosen} />
        </Link>
      </div>
    )
  return (
    <details className={styles.corner} data-font={font} data-menu="">
      <summary className={styles.club} aria-label={OFFICE.switchFrom(chosen.name)}>
        <Plate site={site} name={chosen.name} logo={site.worn?.logo_image ?? []} />
        <Words club={chosen} canSwitch />
      </summary>
      <Form method="post" action="/choose-club" className={styles.list}>
        {others.map(({ account_id, name, logo }) => (
          <button key={account_id} name="account_id" value={account_id} className={styles.other}>
            <Plate site={site} name={name} logo={logo} />
            {name}
          </button>
        ))}
        <Link to="/choose-club" className={styles.all}>
          {OFFICE.switchClub}
        </Link>
      </Form>
    </details>
  )
}

function Words({ club, canSwitch = false }: { club: UserAccount; canSwitch?: boolean }) {
  return (
    <span className={styles.words}>
      <span className={styles.name}>{club.name}</span>
      <span className={styles.place}>
        {OFFICE.name}
        {canSwitch && <Icon name="chevron-down" />}
      </span>
    </span>
  )
}

type PlateOf = { site: SiteData; name: string; logo: OtherClub['logo'] }

export function Plate({ site, name, logo }: PlateOf) {
  return (
    <span className={styles.plate}>
      <Crest club={{ name, logo_image: logo }} cdnHost={site.cdnHost} priority="eager" />
    </span>
  )
}
