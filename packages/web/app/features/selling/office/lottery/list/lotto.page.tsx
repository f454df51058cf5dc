import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { listLotteryDraws, type OfficeDrawSummary } from '@clubhouse/contract/selling/office/lottery'
import { listLottos } from '@clubhouse/contract/selling/office/lottos'
import { asRouteError } from '#lib/page/api.ts'
import { pageContext } from '#lib/page/page-context.ts'
import { titled } from '#lib/page/page-meta.ts'
import { actOnList } from '#parts/office/list/list-action.ts'
import { loadList } from '#parts/office/list/load-list.ts'
import { OfficeList } from '#parts/office/list/office-list.tsx'
import { requireClub } from '#parts/office/require-club.ts'
import { LOTTO } from '../messages.ts'
import { LOTTO_LIST, lottoList } from './draws-list.tsx'

export async function loader(args: LoaderFunctionArgs) {
  const list = await loadList<OfficeDrawSummary>(args, LOTTO_LIST, { list: listLotteryDraws })
  const page = args.context.get(pageContext)
  const { headers } = await requireClub(page, args.request)
  try {
    const { total } = await page.call(listLottos, { headers, query: { per_page: 1 } })
    return { ...list, hasLotto: total > 0 }
  } catch (error) {
    throw asRouteError(error, page)
  }
}
export const action = (args: LoaderFunctionArgs) => actOnList(args, LOTTO_LIST, {})

export const meta = titled(LOTTO.title)

export default function LottoPage() {
  const { hasLotto, ...data } = useLoaderData<typeof loader>()
  return <OfficeList listPage={lottoList(hasLotto)} data={data} />
}
