import { HOUR_MS } from '@diandu/core/kernel'
import { createDataBox } from '../account/index.ts'
import { aboutAuthority } from '../outside/index.ts'
import type { ServerModule } from '../server-module.ts'
import { askFlows } from './flows/ask-flows.ts'
import { aboutAttempt } from './attempt-store.ts'
import { aboutSignatory } from './contract-store.ts'
import { contractHandlers } from './contracts.handlers.ts'
import { aboutDrawing } from './drawing-store.ts'
import { cancelFlows, endFlowsOfTheDead } from './flows/end-flows.ts'
import { aboutFlow } from './flows/flow-store.ts'
import { aboutVersion } from './paper-store.ts'
import { aboutOwner } from './shop-owner-store.ts'
import { forgetLinks, sweepContracts } from './sweep-contracts.ts'
import { noticeRoutes } from './notice-routes.ts'
import { paperRoutes } from './paper-routes.ts'
import { shownOrderHandlers } from './shown-orders.ts'
import { signingHandlers } from './signing.handlers.ts'

const SWEPT_EVERY_MS = 30_000
const ASKED_EVERY_MS = 10 * 60_000

export const contractsModule: ServerModule = {
  name: 'contracts',
  handlers({ settings, sms, identity, eSignature }) {
    const box = createDataBox(settings.secrets.dataKey)
    return [...contractHandlers({ box, eSignature, identity }), ...shownOrderHandlers(box), ...signingHandlers({ box, sms, identity, eSignature })]
  },
  routes(app, parts) {
    const box = createDataBox(parts.settings.secrets.dataKey)
    paperRoutes(app, parts, box)
    if (parts.eSignature.kind !== 'sandbox') noticeRoutes(app, parts, parts.eSignature, box)
  },
  sealedPlaces: [
    { table: 'contract_parties', key: "contract_id || ' ' || party", column: 'people', as: 'bytes', about: aboutSignatory },
    { table: 'contract_papers', key: "contract_id || ' ' || version", column: 'sealed', as: 'bytes', about: aboutVersion },
    { table: 'identity_attempts', key: "contract_id || ' ' || party", column: 'fields', as: 'bytes', about: aboutAttempt },
    { table: 'shop_owners', key: 'shop_id', column: 'owner', as: 'bytes', about: aboutOwner },
    { table: 'contract_flows', key: 'flow_id', column: 'signers', as: 'bytes', about: aboutFlow },
    { table: 'drawn_signatures', key: 'user_id', column: 'drawing', as: 'bytes', about: aboutDrawing },
    { table: 'signing_authorities', key: 'name', column: 'private_key', as: 'bytes', about: aboutAuthority },
  ],
  sweeps: [
    { name: 'end contracts whose order has ended', everyMs: SWEPT_EVERY_MS, run: async ({ db }) => void (await sweepContracts(db)) },
    {
      name: 'have the provider end what has ended here',
      everyMs: SWEPT_EVERY_MS,
      run: async (parts) => {
        if (parts.eSignature.kind === 'sandbox') return
        await endFlowsOfTheDead(parts.db, parts.clock.now())
        await cancelFlows(parts, parts.eSignature, createDataBox(parts.settings.secrets.dataKey))
      },
    },
    {
      name: 'ask the provider who signed before a deadline that is over',
      everyMs: SWEPT_EVERY_MS,
      run: async (parts) => {
        if (parts.eSignature.kind !== 'sandbox') await askFlows('late', parts, parts.eSignature, createDataBox(parts.settings.secrets.dataKey))
      },
    },
    {
      name: 'ask the provider what was signed there',
      everyMs: ASKED_EVERY_MS,
      run: async (parts) => {
        if (parts.eSignature.kind !== 'sandbox') await askFlows('all', parts, parts.eSignature, createDataBox(parts.settings.secrets.dataKey))
      },
    },
    { name: 'forget old links to sign', everyMs: HOUR_MS, run: ({ db, clock }) => forgetLinks(db, clock.now()) },
  ],
}
