import { errorText, type FailedCall } from '@clubhouse/domain/web/error-text'
import { failAllLoading } from '../loading/loading-store.ts'
import { notify } from './notification-store.ts'

/** On any error the loaders stop and a danger notice says why (ERR-57); a status without text stays silent. */
export function reportFailure(call: FailedCall): void {
  failAllLoading()
  const title = errorText(call)
  if (title) notify({ title, type: 'danger' })
}
