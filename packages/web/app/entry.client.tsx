import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { enhance } from './ui/enhance.ts'

enhance(document)
startTransition(() => hydrateRoot(document, <HydratedRouter />))
