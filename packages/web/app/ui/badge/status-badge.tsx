import { statusTone } from '@clubhouse/domain/web/table-rows'
import { Badge } from './badge.tsx'

/** Green when published, a warning for everything else (TABLE-08). */
export function StatusBadge({ status }: { status: string }) {
  return <Badge tone={statusTone(status)}>{status}</Badge>
}
