import { HOUR_MS } from '@diandu/core/kernel'
import { createDataBox } from '../crypto/index.ts'
import { aboutAuthority } from '../integrations/index.ts'
import type { ServerModule } from '../server-module.ts'
import { queryFlows } from './flows/query-flows.ts'
import { aboutAttempt } from './proofs/attempt-store.ts'
import { recogniseEarlier } from './proofs/recognise-earlier.ts'
import { aboutSignatory } from './contract-store.ts'
import { contractHandlers } from './contracts.handlers.ts'
import { appendixRoutes } from './handover/appendix-routes.ts'
import { appendixHandlers } from './handover/appendix.handlers.ts'
import { aboutDrawing } from './pdf/drawn-signature-store.ts'
import { cancelFlows, endFlowsOfTheDead } from './flows/end-flows.ts'
import { aboutFlow } from './flows/flow-store.ts'
import { aboutVersion } from './pdf/contract-pdf-store.ts'
import { aboutOwner } from './shop-owner/shop-owner-store.ts'
import { forgetLinks, sweepContracts } from './sweep-contracts.ts'
import { contractNoticeRoutes } from './contract-notice-routes.ts'
import { contractPdfRoutes } from './pdf/contract-pdf-routes.ts'
import { shownOrderHandlers } from './shown-orders.ts'
import { signingHandlers } from './signing.handlers.ts'

const SWEPT_EVERY_MS = 30_000
const QUERY_EVERY_MS = 10 * 60_000

export const contractsModule: ServerModule = {
  name: 'contracts',
  handlers({ settings, sms, identity, eSignature }) {
    const box = createDataBox(settings.secrets.dataKey)
    return [
      ...contractHandlers({ box, eSignature, identity }),
      ...shownOrderHandlers(box),
      ...appendixHandlers(box),
      ...signingHandlers({ box, sms, identity, eSignature }),
    ]
  },
  routes(app, deps) {
    const box = createDataBox(deps.settings.secrets.dataKey)
    contractPdfRoutes(app, deps, box)
    appendixRoutes(app, deps, box)
    if (deps.eSignature.kind !== 'sandbox') contractNoticeRoutes(app, deps, deps.eSignature, box)
  },
  sealedPlaces: [
    {
      table: 'contract_parties',
      key: "contract_id || ' ' || party",
      column: 'people',
      as: 'bytes',
      about: aboutSignatory,
    },
    {
      table: 'contract_papers',
      key: "contract_id || ' ' || version",
      column: 'sealed',
      as: 'bytes',
      about: aboutVersion,
    },
    {
      table: 'identity_attempts',
      key: "contract_id || ' ' || party",
      column: 'fields',
      as: 'bytes',
      about: aboutAttempt,
    },
    { table: 'shop_owners', key: 'shop_id', column: 'owner', as: 'bytes', about: aboutOwner },
    { table: 'contract_flows', key: 'flow_id', column: 'signers', as: 'bytes', about: aboutFlow },
    { table: 'drawn_signatures', key: 'user_id', column: 'drawing', as: 'bytes', about: aboutDrawing },
    { table: 'signing_authorities', key: 'name', column: 'private_key', as: 'bytes', about: aboutAuthority },
  ],
  sweeps: [
    {
      name: 'end contracts whose order has ended',
      everyMs: SWEPT_EVERY_MS,
      run: async ({ db }) => void (await sweepContracts(db)),
    },
    {
      name: 'remember whom earlier proofs have shown',
      everyMs: SWEPT_EVERY_MS,
      run: async ({ db, settings }) => void (await recogniseEarlier(db, createDataBox(settings.secrets.dataKey))),
    },
    {
      name: 'have the provider end what has ended here',
      everyMs: SWEPT_EVERY_MS,
      run: async (deps) => {
        if (deps.eSignature.kind === 'sandbox') return
        await endFlowsOfTheDead(deps.db, deps.clock.now())
        await cancelFlows(deps, deps.eSignature, createDataBox(deps.settings.secrets.dataKey))
      },
    },
    {
      name: 'ask the provider who signed before a deadline that is over',
      everyMs: SWEPT_EVERY_MS,
      run: async (deps) => {
        if (deps.eSignature.kind !== 'sandbox')
          await queryFlows('late', deps, deps.eSignature, createDataBox(deps.settings.secrets.dataKey))
      },
    },
    {
      name: 'ask the provider what was signed there',
      everyMs: QUERY_EVERY_MS,
      run: async (deps) => {
        if (deps.eSignature.kind !== 'sandbox')
          await queryFlows('all', deps, deps.eSignature, createDataBox(deps.settings.secrets.dataKey))
      },
    },
    { name: 'forget old links to sign', everyMs: HOUR_MS, run: ({ db, clock }) => forgetLinks(db, clock.now()) },
  ],
}
