import { Crest } from './crest.tsx'
import { RouteError } from '#lib/errors/route-error.tsx'
import styles from './root-error.module.css'
import { useSite } from '#lib/page/site-data.ts'

/** The last boundary: with the club's look where the club is known, plain where not even that could be read. */
export function RootError() {
  const site = useSite()
  return (
    <>
      {site?.account && (
        <header className={styles.header}>
          <a className={styles.home} href="/">
            <Crest club={site.account} cdnHost={site.cdnHost} priority="eager" className={styles.crest} />
            {site.account.name}
          </a>
        </header>
      )}
      <main className={styles.main}>
        <RouteError heading="h1" />
      </main>
    </>
  )
}
