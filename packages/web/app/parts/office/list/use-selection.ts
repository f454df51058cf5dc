import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

/** The boxes belong to this form, which a browser without a script sends as it is. */
export const BULK_FORM = 'with-selected'

const theForm = () => {
  const form = document.getElementById(BULK_FORM)
  return form instanceof HTMLFormElement ? form : null
}

const boxes = () =>
  [...(theForm()?.elements ?? [])].filter(
    (each): each is HTMLInputElement => each instanceof HTMLInputElement && each.type === 'checkbox',
  )

/** Which rows are ticked is known by the boxes themselves; here they are only counted. */
export function useSelection() {
  const [{ count, isAll }, set] = useState({ count: 0, isAll: false })
  const { key } = useLocation()
  const recount = () => {
    const all = boxes()
    const ticked = all.filter(({ checked }) => checked).length
    set({ count: ticked, isAll: ticked > 0 && ticked === all.length })
  }
  // Another list, another choice.
  const before = useRef(key)
  useEffect(() => {
    if (before.current === key) return
    before.current = key
    theForm()?.reset()
  })
  return {
    count,
    isAll,
    recount,
    /** Boxes are cleared after the event. */
    recountLater: () => void setTimeout(recount),
    toggleAll: (isTicked: boolean) => {
      for (const box of boxes()) box.checked = isTicked
      recount()
    },
  }
}
