import { formatLongDate } from '@clubhouse/domain/format'
import { useClub } from '#lib/page/site-data.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { IconButton } from '#ui/button/icon-button.tsx'
import { Card } from '#ui/card/card.tsx'
import type { DrawProofData } from './load-draw-proof.ts'
import { VALUES } from './messages.ts'
import styles from './draw-proof.module.css'

/** The values themselves, to be copied into whatever somebody trusts. */
export function ProofValues({ draw, base, mixed }: DrawProofData) {
  const zone = useClub().account.time_zone
  const { seal, secret, beacon, entries_hash: hash, result } = draw
  const isDrawn = result.status === 'drawn'
  const values = [
    { name: VALUES.seal(formatLongDate(draw.sealed_at, zone)), value: seal },
    { name: VALUES.secret(formatLongDate(result.drawn_at ?? result.draws_at, zone)), value: secret },
    { name: VALUES.list, value: hash },
    { name: VALUES.beacon(beacon?.round ?? 0), value: beacon?.value ?? null },
    { name: VALUES.mixed, value: mixed },
  ]
  return (
    <Card as="section" padded className={styles.section}>
      <h2 id="proof" className={styles.paneTitle}>
        {VALUES.title}
      </h2>
      <p className={styles.hint}>{isDrawn ? VALUES.hint : VALUES.hintAhead}</p>
      <dl className={styles.values}>
        {values.map(
          ({ name, value }) =>
            value !== null && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>
                  <span>{value}</span>
                  <IconButton
                    icon="copy"
                    label={VALUES.copy(name)}
                    variant="quiet"
                    size="small"
                    data-copy-text={value}
                  />
                </dd>
              </div>
            ),
        )}
      </dl>
      {isDrawn && (
        <div className={styles.files}>
          <ButtonLink to={`${base}/draws/${result.number}/list.csv`} reloadDocument icon="download">
            {VALUES.csv}
          </ButtonLink>
          <ButtonLink to={`${base}/draws/${result.number}/proof.json`} reloadDocument icon="download">
            {VALUES.file}
          </ButtonLink>
        </div>
      )}
    </Card>
  )
}
