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
  listPage,
  hasRows,
}: {
  listPage: OfficeListPage<Row>
  hasRows: boolean
}) {
  const { search } = useLocation()
  const query = new URLSearchParams(keptFields(new URLSearchParams(search), [])).toString()
  return (
    <header className={styles.head}>
      <div>
        {listPage.back && (
          <Link to={listPage.back.to} className={styles.back}>
            <Icon name="arrow-left" />
            {listPage.back.title}
          </Link>
        )}
        <h1 className={styles.heading}>{listPage.title}</h1>
        <p className={styles.lead}>{listPage.lead}</p>
      </div>
      <div className={styles.acts}>
        {listPage.hasCsv && hasRows && (
          <ButtonLink
            icon="download"
            to={`${listPage.path}/csv${query && `?${query}`}`}
            reloadDocument
            download
            title={LIST.csvHint}
            data-print="no"
          >
            {LIST.csv}
          </ButtonLink>
        )}
        {listPage.besides && (
          <ButtonLink icon={listPage.besides.icon} to={listPage.besides.to} className={styles.besides}>
            {listPage.besides.label}
          </ButtonLink>
        )}
        <CreateButton listPage={listPage} />
      </div>
    </header>
  )
}

export function CreateButton<Row extends object>({
  listPage: { create, path },
}: {
  listPage: OfficeListPage<Row>
}) {
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
