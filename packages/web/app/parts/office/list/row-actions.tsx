import { useLocation } from 'react-router'
import { ActionMenu } from '../../../ui/action-menu/action-menu.tsx'
import { ButtonLink } from '../../../ui/button/button.tsx'
import { IntentButton } from './intent-button.tsx'
import { LIST } from './messages.ts'
import type { OfficeListPage } from './list-page.ts'

/** What can be done to one row, behind "⋯". */
export function RowActions<Row extends object>({
  listPage,
  row,
}: {
  listPage: OfficeListPage<Row>
  row: Row
}) {
  const { search } = useLocation()
  const [id, name] = [listPage.id(row), listPage.name(row)]
  const offered = (listPage.actions ?? []).filter(({ when, isFile }) => !isFile && (when?.(row) ?? true))
  if (offered.length === 0) return null
  const about = <span className="visually-hidden"> {name}</span>
  return (
    <ActionMenu label={LIST.more(name)}>
      {offered.map(({ intent, label, icon, to }) =>
        to ? (
          <ButtonLink key={intent} size="small" variant="quiet" icon={icon} to={to(row, search)}>
            {label}
            {about}
          </ButtonLink>
        ) : (
          <IntentButton
            key={intent}
            path={listPage.path}
            intent={intent}
            on={[id]}
            shown={listPage.shown?.(row)}
            icon={icon}
          >
            {label}
            {about}
          </IntentButton>
        ),
      )}
    </ActionMenu>
  )
}
