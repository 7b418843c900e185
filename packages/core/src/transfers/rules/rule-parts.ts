import type { Name } from '../../kernel/index.ts'
import type { TransferRule, TransferSource } from '../transfer-rule.ts'

export const READ_ON = '2026-11-26'

type Stated = Pick<TransferRule, 'id' | 'platform' | 'route' | 'verdict'> & Partial<TransferRule>

/** A rule of which all that is not stated is open or unknown. */
export const rule = (stated: Stated): TransferRule => ({
  kinds: null,
  holder: null,
  conditions: [],
  documents: [],
  feeFen: null,
  days: null,
  freezes: [],
  notes: [],
  sources: [],
  ...stated,
})

export const both = (zh: string, en: string): Name => ({ zh, en })

/** A page that reports what a platform does. */
export const secondHand = (address: string, datedOn: string | null = null, part?: Name): TransferSource => ({
  publisher: 'secondary',
  address,
  readOn: READ_ON,
  datedOn,
  ...(part === undefined ? {} : { part }),
})

/** The platform's own page. */
export const ownPage = (address: string, part: Name): TransferSource => ({
  publisher: 'platform',
  address,
  part,
  readOn: READ_ON,
  datedOn: null,
})
