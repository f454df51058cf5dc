import { Link, useSearchParams } from 'react-router'
import type { RelatedAccount } from '@clubhouse/contract/people'
import type { Collection } from '@clubhouse/contract/paging'
import type { Part } from '../../lib/api.ts'
import { Badge } from '../../ui/badge/badge.tsx'
import { Card } from '../../ui/card/card.tsx'
import styles from './account.module.css'
import { MY_ACCOUNT } from './messages.ts'

/** MYACC-07: the people for whom somebody acts. */
export function FamilyCard({ related }: { related: Part<Collection<RelatedAccount>> }) {
  const [params] = useSearchParams()
  const { value, hasFailed } = related
  const next = Number(params.get('page') ?? 1) + 1
  return (
    <Card as="section" padded>
      <h2 className={styles.title}>{MY_ACCOUNT.family}</h2>
      {hasFailed && <p role="alert">{MY_ACCOUNT.failed}</p>}
      {value?.total === 0 && <p className={styles.quiet}>{MY_ACCOUNT.familyNone}</p>}
      <ul className={styles.list} role="list">
        {value?.items.map(({ member_id, first_name, last_name, kind, relation }) => (
          <li key={member_id} className={styles.person}>
            <span>
              <strong>
                {first_name} {last_name}
              </strong>
              <span className={styles.quiet}>{relation}</span>
            </span>
            <Badge>{kind === 'adult' ? MY_ACCOUNT.adult : MY_ACCOUNT.juvenile}</Badge>
          </li>
        ))}
      </ul>
      {value && value.total > value.items.length && (
        <Link to={`?page=${next}`} preventScrollReset>
          {MY_ACCOUNT.more}
        </Link>
      )}
    </Card>
  )
}
