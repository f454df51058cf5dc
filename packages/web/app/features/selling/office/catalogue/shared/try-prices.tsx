import { ButtonLink } from '#ui/button/button.tsx'
import { COPY } from '../copy/messages.ts'
import { SIMULATOR } from '../simulator/messages.ts'

/** To the simulator, above what makes prices. */
export const TryPrices = () => (
  <div>
    <ButtonLink to="/discounts/simulator" variant="secondary" icon="euro">
      {SIMULATOR.link}
    </ButtonLink>
  </div>
)

export const CopyForward = () => (
  <div>
    <ButtonLink to="/programmes/copy" variant="secondary" icon="copy">
      {COPY.link}
    </ButtonLink>
  </div>
)
