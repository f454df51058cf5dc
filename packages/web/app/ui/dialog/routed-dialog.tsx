import { useLocation, useNavigate } from 'react-router'
import { Dialog, type DialogProps } from './dialog.tsx'
import { dialogIn, originOf } from './routed-dialog-address.ts'

type Props = Omit<DialogProps, 'onClose' | 'closeTo'> & {
  /** Open while the address says `?dialog={name}`. */
  name: string
}

/** A dialog with an address: it survives reload, answers to Back and closes to where it was opened from. */
export function RoutedDialog({ name, ...dialog }: Props) {
  const location = useLocation()
  const navigate = useNavigate()
  if (dialogIn(location) !== name) return null

  const origin = originOf(location)
  return (
    <Dialog
      {...dialog}
      closeTo={origin}
      onClose={() => navigate(origin, { replace: true, preventScrollReset: true })}
    />
  )
}
