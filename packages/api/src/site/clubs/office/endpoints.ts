import * as contract from '@clubhouse/contract/site/office/club-settings'
import type { Core } from '#kernel/core.ts'
import { serve, type ServedEndpoint } from '#kernel/http/endpoints.ts'
import { office, ownPeople } from '#kernel/http/guard.ts'
import { readContact, saveContact } from './contact.ts'
import { listFeatures, switchFeature } from './features.ts'
import { readSignUp, switchSignUp } from './sign-up-switch.ts'

/** OPEN-120: settings of a club that are live as soon as they are saved, for its admins and owners. */
export const clubSettingEndpoints = (deps: Pick<Core, 'db' | 'audit' | 'now'>): ServedEndpoint[] => [
  serve(contract.getContactDetails, office('settings'), (_, caller) => readContact(deps, caller)),
  serve(contract.saveContactDetails, office('settings'), ({ body }, caller) =>
    saveContact(deps, caller, body),
  ),
  serve(contract.listFeatures, office('settings'), async (_, caller) => ({
    items: await listFeatures(deps, caller, deps.now()),
  })),
  serve(contract.switchFeature, office('settings'), async ({ body }, caller) => ({
    items: await switchFeature(deps, caller, body, deps.now()),
  })),
  serve(contract.getSignUp, office('settings'), (_, caller) => readSignUp(deps, caller)),
  serve(contract.switchSignUp, ownPeople('settings'), ({ body }, caller) => switchSignUp(deps, caller, body)),
]
