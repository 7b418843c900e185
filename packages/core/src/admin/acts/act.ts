import type { Name } from '../../kernel/index.ts'
import type { StaffRole } from '../staff-role.ts'

/**
 * `one`: the account that does it decides alone. `two`: another account approves it before it is done. `by-size`: two
 * for what is beyond the bound of one.
 */
export type Approval = 'one' | 'two' | 'by-size'

export interface Act {
  readonly names: Name
  /** Who may. */
  readonly roles: readonly StaffRole[]
  /** Looking changes nothing; `own` changes one's own account only, which an auditor has too. */
  readonly kind: 'look' | 'change' | 'own'
  readonly approval?: Approval
  /** Who approves it, where that is another role than who proposes it. */
  readonly approvers?: readonly StaffRole[]
  /** Money, owners and roles: who does it has proven who they are within the last minutes. */
  readonly isSensitive?: true
  /** Why it is done has to be written down. */
  readonly needsReason?: true
}
