import type { ShouldRevalidateFunctionArgs } from 'react-router'

type Asked = Pick<ShouldRevalidateFunctionArgs, 'formMethod' | 'actionStatus'>

/** Whether a form was sent that may have changed something. One that did not arrive has not, and asking would fail too. */
export function mayHaveChanged({ formMethod, actionStatus = 200 }: Asked): boolean {
  return formMethod !== undefined && formMethod !== 'GET' && actionStatus < 500
}
