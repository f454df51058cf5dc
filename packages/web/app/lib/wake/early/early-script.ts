import { enhance } from '../../../ui/enhance.ts'
import { followHistory } from './follow-history.ts'
import { foreseeIdle } from './foresee-idle.ts'
import { holdPresses } from './hold-presses.ts'
import { keepScroll } from './keep-scroll.ts'
import { keepTyped } from './keep-typed.ts'
import { showCartCount } from './show-cart-count.ts'
import { wakeByItself } from './wake-by-itself.ts'
import { wakingOf } from './waking.ts'

/** The whole script of a sleeping page: what works without React, and what brings React when it is wanted. */
const waking = wakingOf(window)
enhance(document)
keepScroll(window, waking)
showCartCount(window, waking)
keepTyped(document)
holdPresses(window, waking)
followHistory(window, waking)
wakeByItself(window, waking)
foreseeIdle(window, waking)
