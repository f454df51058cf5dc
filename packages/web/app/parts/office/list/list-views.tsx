import { Form, useLocation } from 'react-router'
import { SAVED_VIEW_LIMITS } from '@clubhouse/contract/office/saved-view-limits'
import { Button } from '../../../ui/button/button.tsx'
import { TextField } from '../../../ui/field/text-field.tsx'
import { ViewTabs } from '../../../ui/view-tabs/view-tabs.tsx'
import { listAddressWith, savedAddress, viewIn, viewQuery } from './list-address.ts'
import styles from './office-list.module.css'
import type { LoadedView } from './load-list.ts'
import { LIST } from './messages.ts'
import type { OfficeListPage } from './list-page.ts'
import { ToolMenu } from './tool-menu.tsx'

interface Props<Row extends object> {
  listPage: OfficeListPage<Row>
  counts: Record<string, number>
  /** Null where none are saved. */
  saved: readonly LoadedView[] | null
}

/** The list page's own views and those that somebody saved, each a tab with how much there is to see. */
export function ListViews<Row extends object>({ listPage, counts, saved: kept }: Props<Row>) {
  const saved = kept ?? []
  const { search } = useLocation()
  const here = new URLSearchParams(search)
  const mine = saved.find(({ view_id: id }) => id === here.get('view'))
  const current = viewIn(listPage, here)
  const tabs = [
    ...listPage.views.map((view, at) => ({
      title: view.title,
      to: listAddressWith(listPage.path, new URLSearchParams(), { show: at === 0 ? null : view.name }),
      count: view.count?.(counts) ?? counts[view.name] ?? null,
      isCurrent: !mine && view === current,
      isUrgent: view.isUrgent === true,
    })),
    ...saved.map((view) => ({
      title: view.name,
      to: savedAddress(listPage.path, view),
      count: view.count,
      isCurrent: view === mine,
    })),
  ]
  return (
    <div className={styles.views}>
      <ViewTabs label={LIST.views} views={tabs} />
      {kept && (
        <ToolMenu
          icon={mine ? 'edit' : 'plus'}
          label={mine ? LIST.editView : LIST.saveView}
          side="end"
          className={styles.save}
        >
          {mine && (
            <OwnView key={mine.view_id} view={mine} isChanged={viewQuery(listPage, here) !== mine.query} />
          )}
          {saved.length < SAVED_VIEW_LIMITS.perList && (
            <ViewForm intent="view-save">
              <TextField
                name="name"
                label={mine ? LIST.saveNew : LIST.viewName}
                maxLength={SAVED_VIEW_LIMITS.name}
                autoComplete="off"
              />
              <Button type="submit" size="small" variant={mine ? 'secondary' : 'primary'}>
                {LIST.save}
              </Button>
            </ViewForm>
          )}
        </ToolMenu>
      )}
    </div>
  )
}

function OwnView({ view, isChanged }: { view: LoadedView; isChanged: boolean }) {
  return (
    <>
      {isChanged && (
        <ViewForm intent="view-keep" view={view}>
          <Button type="submit" size="small" variant="primary" icon="check">
            {LIST.keepChanges}
          </Button>
        </ViewForm>
      )}
      <ViewForm intent="view-rename" view={view}>
        <TextField
          name="name"
          label={LIST.viewName}
          defaultValue={view.name}
          maxLength={SAVED_VIEW_LIMITS.name}
          autoComplete="off"
        />
        <Button type="submit" size="small">
          {LIST.rename}
        </Button>
      </ViewForm>
      <ViewForm intent="view-delete" view={view}>
        <Button type="submit" size="small" variant="quiet" icon="trash">
          {LIST.deleteView}
        </Button>
      </ViewForm>
    </>
  )
}

interface FormProps {
  intent: string
  view?: LoadedView
  children: React.ReactNode
}

function ViewForm({ intent, view, children }: FormProps) {
  const { pathname, search } = useLocation()
  return (
    <Form method="post" action={pathname + search} preventScrollReset>
      <input type="hidden" name="intent" value={intent} />
      {view && <input type="hidden" name="view" value={view.view_id} />}
      {children}
    </Form>
  )
}
