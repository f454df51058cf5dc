import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router'
import {
  confirmBankLines,
  listBankLines,
  type OfficeBankLine,
  undoBankLine,
} from '@clubhouse/contract/money/office/bank'
import { titled } from '#lib/page/page-meta.ts'
import { actOnList } from '#parts/office/list/list-action.ts'
import { IntentButton } from '#parts/office/list/intent-button.tsx'
import { type LoadedList, loadList } from '#parts/office/list/load-list.ts'
import { OfficeList } from '#parts/office/list/office-list.tsx'
import { Done } from '#parts/office/page/done.tsx'
import { BANK_LIST } from './bank-list.tsx'
import styles from './bank.module.css'
import { BANK } from './messages.ts'

export { comesAnew as shouldRevalidate } from '#lib/page/may-have-changed.ts'

export const loader = (args: LoaderFunctionArgs) => loadList(args, BANK_LIST, { list: listBankLines })

export const action = (args: LoaderFunctionArgs) =>
  actOnList(args, BANK_LIST, {
    confirm: async ({ page, headers }, id, shown) => {
      const body = { lines: [{ line_id: id, pays_id: shown }] }
      await page.call(confirmBankLines, { headers, body })
    },
    undo: async ({ page, headers }, id) => {
      await page.call(undoBankLine, { headers, params: { line_id: id } })
    },
    certain: async ({ page, headers }) => {
      const { confirmed, left } = await page.call(confirmBankLines, { headers, body: {} })
      return { to: `${BANK_LIST.path}?done=certain&of=${confirmed}-${left}` }
    },
  })

export const meta = titled(BANK_LIST.title)

export default function BankPage() {
  const data = useLoaderData<LoadedList<OfficeBankLine>>()
  return <OfficeList listPage={BANK_LIST} data={data} notes={<Notes data={data} />} />
}

/** What was just done to many at once, and what can be. */
function Notes({ data: { list } }: { data: LoadedList<OfficeBankLine> }) {
  const certain = list?.counts?.['certain'] ?? 0
  const [search] = useSearchParams()
  return (
    <>
      <Done>{saidOf(search)}</Done>
      {certain > 0 && (
        <div className={styles.certain}>
          <p>
            <b>{BANK.certain(certain)}</b> <span className={styles.quiet}>{BANK.receipts}</span>
          </p>
          <IntentButton path={BANK_LIST.path} intent="certain" variant="primary" size="medium" icon="check">
            {BANK.confirmAll(certain)}
          </IntentButton>
        </div>
      )}
    </>
  )
}

function saidOf(search: URLSearchParams): string {
  const [first = 0, second = 0] = (search.get('of') ?? '').split('-').map((each) => Number(each) || 0)
  if (search.get('done') === 'uploaded') return BANK.uploaded(first, second)
  if (search.get('done') !== 'certain') return ''
  return [BANK.confirmed(first), ...(second > 0 ? [BANK.left(second)] : [])].join(' ')
}
