import { getOfficeDraw } from '@clubhouse/contract/selling/office/lottery'
import { officeLoader } from '#parts/office/office-handlers.ts'

/** The draw that an address names. */
export const loadDraw = officeLoader(({ call, headers, params }) =>
  call(getOfficeDraw, { headers, params: { draw_id: params['id'] ?? '' } }),
)
