import { ButtonLink } from '../../../ui/button/button.tsx'
import { SIMULATOR } from '../messages.ts'

/** To the simulator, above what makes prices. */
export const TryPrices = () => (
  <div>
    <ButtonLink to="/discounts/simulator" variant="secondary" icon="euro">
      {SIMULATOR.link}
    </ButtonLink>
  </div>
)
