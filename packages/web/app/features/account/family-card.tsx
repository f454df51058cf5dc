import type { RelatedAccount } from '@clubhouse/contract/people'
import type { Collection } from '@clubhouse/contract/paging'
import { LIST_DEFAULTS, toQuery } from '@clubhouse/domain/web/list-state'
import type { Part } from '../../lib/page/api.ts'
import { Badge } from '../../ui/badge/badge.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Pager } from '../../ui/pager/pager.tsx'
import styles from './account.module.css'
import { MY_ACCOUNT } from './messages.ts'

/** MYACC-07: the people for whom somebody acts. */
export function FamilyCard({ related }: { related: Part<Collection<RelatedAccount>> }) {
  const { value, hasFailed } = related
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
      {value && value.total > LIST_DEFAULTS.perPage && (
        <Pager
          label={MY_ACCOUNT.family}
          page={value.current_page}
          perPage={value.per_page}
          total={value.total}
          to={(page, perPage) => `?${toQuery({ ...LIST_DEFAULTS, page, perPage })}`}
        />
      )}
    </Card>
  )
}
