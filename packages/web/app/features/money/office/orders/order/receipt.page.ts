import { downloadOfficeOrder } from '@clubhouse/contract/money/office/orders'
import { privateHeaders } from '#lib/page/keep.ts'
import { officeLoader } from '#parts/office/office-handlers.ts'

/** The receipt of an order as its buyer has it, for whoever asks at the desk. */
export const loader = officeLoader(async ({ call, headers, params: { id = '' } }): Promise<Response> => {
  const { filename, bytes } = await call(downloadOfficeOrder, { headers, params: { order_id: id } })
  return new Response(new Uint8Array(bytes), {
    headers: {
      ...privateHeaders(),
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${filename}"`,
    },
  })
})
