import { ClubPicture } from '#parts/site/club/club-picture.tsx'
import { Crest } from '#parts/site/club/crest.tsx'
import { useSite } from '#lib/page/site-data.ts'
import styles from './club-band.module.css'
import { COMMON } from './messages.ts'

/** The club's colour, its sash and its picture, as at the top of its home page; the platform's own colour elsewhere. */
export function ClubBand() {
  const site = useSite()
  const account = site?.account
  if (!site || !account) return <p className={styles.band}>{COMMON.platform}</p>
  const hasPicture = account.layout_image.length > 0
  return (
    <div className={styles.band} data-pictured={hasPicture || undefined}>
      {hasPicture && (
        <span className={styles.picture}>
          <ClubPicture images={account.layout_image} cdnHost={site.cdnHost} sizes="400px" decorative />
        </span>
      )}
      <span className={styles.plate}>
        <Crest club={account} cdnHost={site.cdnHost} priority="eager" />
      </span>
      <p className={styles.name}>{account.name}</p>
    </div>
  )
}
