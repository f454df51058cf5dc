import type { LoaderFunctionArgs } from 'react-router'
import type { Endpoint } from '@clubhouse/contract/endpoint'
import { asRouteError } from '../../../lib/page/api.ts'
import { privateHeaders } from '../../../lib/page/keep.ts'
import { askedAddress, pageContext } from '../../../lib/page/page-context.ts'
import { requireClub } from '../require-club.ts'
import { columnsIn } from './list-address.ts'
import { knownTo, questionOf } from './load-list.ts'
import type { OfficeListPage } from './list-page.ts'

/** For the loader of `/{list}/csv`: what the list shows at the same address, whole, in the columns that are shown. */
export async function csvOfList<Row extends object>(
  { request, context }: LoaderFunctionArgs,
  listPage: OfficeListPage<Row>,
  {
    csv,
    params,
    base = {},
  }: { csv: Endpoint; params?: Record<string, string>; base?: Record<string, unknown> },
): Promise<Response> {
  const page = context.get(pageContext)
  const { headers } = await requireClub(page, request)
  const search = askedAddress(request).searchParams
  const ticked = search.getAll('on').slice(0, 100)
  const columns = columnsIn(listPage, search)
  const asked = { ...questionOf(listPage, search), columns, ...(ticked.length > 0 && { ids: ticked }) }
  try {
    // Every call for a file answers so (contract/backoffice/csv.ts).
    const file = (await page.call(csv, {
      headers,
      ...(params && { params }),
      query: { ...base, ...knownTo(csv, asked) },
    })) as {
      filename: string
      parts: AsyncIterable<string>
    }
    return csvResponse(file)
  } catch (error) {
    throw asRouteError(error, page)
  }
}

/** For a file that is no list. */
export const csvResponse = (file: { filename: string; parts: AsyncIterable<string> }): Response =>
  new Response(bytesOf(file.parts), {
    headers: {
      ...privateHeaders(),
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${file.filename}"`,
    },
  })

/** Taken from the list as fast as the reader takes it from us. */
function bytesOf(parts: AsyncIterable<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  const each = parts[Symbol.asyncIterator]()
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await each.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    async cancel() {
      await each.return?.()
    },
  })
}
