import { enhance } from '../../../ui/enhance.ts'
import { answerLightly } from './answer-lightly.ts'
import { foreseeIdle } from './foresee-idle.ts'
import { holdPresses } from './hold-presses.ts'
import { lightCart } from './light-cart.ts'
import { keepScroll } from './keep-scroll.ts'
import { keepTyped } from './keep-typed.ts'
import { showCartCount } from './show-cart-count.ts'
import { wakeByItself } from './wake-by-itself.ts'
import { wakeWhenTypingRests } from './wake-when-typing-rests.ts'
import { wakingOf } from './waking.ts'

/**
 * The whole script of a sleeping page: what works without React, and what brings React when it is wanted. It comes when it comes,
 * which may be before the page has been read to its end.
 */
function start(): void {
  const waking = wakingOf(window)
  enhance(document)
  keepScroll(window, waking)
  showCartCount(window, waking)
  keepTyped(document)
  answerLightly(window, waking)
  lightCart(window, waking)
  holdPresses(window, waking)
  wakeWhenTypingRests(document, waking)
  wakeByItself(window, waking)
  foreseeIdle(window, waking)
}

if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start, { once: true })
else start()
