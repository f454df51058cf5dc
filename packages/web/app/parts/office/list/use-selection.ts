import { type ChangeEvent, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

/**
 * Which rows are ticked is known by the boxes themselves: they belong to the form of the bulk bar, which a browser without a
 * script sends as it is. Here they are counted only.
 */
export function useSelection() {
  const table = useRef<HTMLDivElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const [count, setCount] = useState(0)
  const { key } = useLocation()
  const boxes = () => [...(table.current?.querySelectorAll<HTMLInputElement>('input[name=on]') ?? [])]
  const recount = () => setCount(boxes().filter(({ checked }) => checked).length)

  // Another list, another choice.
  useEffect(() => {
    form.current?.reset()
    recount()
  }, [key])

  return {
    table,
    form,
    count,
    isAll: count > 0 && count === boxes().length,
    onChange: recount,
    // Boxes are cleared after the event.
    onReset: () => setTimeout(recount),
    toggleAll: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
      for (const box of boxes()) box.checked = currentTarget.checked
      recount()
    },
  }
}
