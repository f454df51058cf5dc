import { Link, useLocation } from 'react-router'
import { ButtonLink } from '../../../ui/button/button.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { IntentButton } from './intent-button.tsx'
import { keptFields } from './list-address.ts'
import { LIST } from './messages.ts'
import styles from './office-list.module.css'
import type { OfficeListPage } from './list-page.ts'

/** Title, one line, and at most one primary action; the file is always that of the view. */
export function ListHead<Row extends object>({
  room,
  hasRows,
}: {
  room: OfficeListPage<Row>
  hasRows: boolean
}) {
  const { search } = useLocation()
  const query = new URLSearchParams(keptFields(new URLSearchParams(search), [])).toString()
  return (
    <header className={styles.head}>
      <div>
        {room.back && (
          <Link to={room.back.to} className={styles.back}>
            <Icon name="arrow-left" />
            {room.back.title}
          </Link>
        )}
        <h1 className={styles.heading}>{room.title}</h1>
        <p className={styles.lead}>{room.lead}</p>
      </div>
      <div className={styles.acts}>
        {room.hasCsv && hasRows && (
          <ButtonLink
            icon="download"
            to={`${room.path}/csv${query && `?${query}`}`}
            reloadDocument
            download
            title={LIST.csvHint}
            className={styles.csv}
            data-print="no"
          >
            {LIST.csv}
          </ButtonLink>
        )}
        <CreateButton room={room} />
      </div>
    </header>
  )
}

export function CreateButton<Row extends object>({ room: { create, path } }: { room: OfficeListPage<Row> }) {
  if (!create) return null
  const { label, icon = 'plus' } = create
  return 'to' in create ? (
    <ButtonLink variant="primary" icon={icon} to={create.to}>
      {label}
    </ButtonLink>
  ) : (
    <IntentButton path={path} intent={create.intent} variant="primary" size="medium" icon={icon}>
      {label}
    </IntentButton>
  )
}
