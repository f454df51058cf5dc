import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { startVisit } from './lib/visit/start-visit.ts'
import { enhance } from './ui/enhance.ts'

enhance(document)
startVisit(window)
startTransition(() => {
  hydrateRoot(document, <HydratedRouter />)
})
