import { type MetaArgs, useActionData, useLoaderData } from 'react-router'
import { placeShown } from '@clubhouse/domain/places/map-rules'
import type { FormAnswer } from '#lib/form/form-answer.ts'
import { pageMeta, siteIn } from '#lib/page/page-meta.ts'
import { useClub } from '#lib/page/site-data.ts'
import { classNames } from '#ui/class-names.ts'
import { Card } from '#ui/card/card.tsx'
import { ClubMap } from '#ui/map/club-map.tsx'
import { publicLoader } from '#lib/page/handlers.ts'
import { AddressBlock, addressLines } from './address-block.tsx'
import { ContactForm } from './contact-form.tsx'
import styles from './contact.module.css'
import { type ContactData, loadContact } from './load-contact.ts'
import { CONTACT } from './messages.ts'

export { contactAction as action } from './contact-action.ts'
export { cachedHeaders as headers } from '#lib/page/keep.ts'
export { loadWithTiles as clientLoader } from '#lib/page/load-with-tiles.ts'
export { RouteError as ErrorBoundary } from '#lib/errors/route-error.tsx'

export const loader = publicLoader(({ page }) => loadContact(page))

export function meta({ matches }: MetaArgs) {
  const club = siteIn(matches)?.account?.name ?? ''
  return pageMeta(matches, {
    title: CONTACT.title,
    description: CONTACT.description(club),
    path: '/contact',
  })
}

export default function ContactPage() {
  const { tiles } = useLoaderData<ContactData>()
  const served = useActionData<FormAnswer>()
  const { account, user } = useClub()
  const lines = account.display_address ? addressLines(account.address) : []
  const place = placeShown(account)
  const hasPlace = lines.length > 0 || place !== null
  return (
    <>
      <header className={styles.hero}>
        <div className={`container ${styles.heroInside}`}>
          <h1>{CONTACT.title}</h1>
          <p className={styles.lead}>{CONTACT.lead}</p>
        </div>
      </header>
      <div className={classNames('container', styles.columns, hasPlace && styles.two)}>
        <Card as="section" padded className={styles.form}>
          <ContactForm club={account.slug} country={account.address.country} user={user} served={served} />
        </Card>
        {hasPlace && (
          <section className={styles.place} aria-labelledby="place">
            <h2 id="place" className={styles.title}>
              {CONTACT.place}
            </h2>
            {lines.length > 0 && <AddressBlock club={account.name} address={account.address} />}
            {place && <ClubMap {...place} label={[account.name, ...lines].join(', ')} tiles={tiles} />}
          </section>
        )}
      </div>
    </>
  )
}
