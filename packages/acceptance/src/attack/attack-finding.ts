/**
 * A kind of hole that the attack can find. A new one does not compile until `planted-holes.ts` has a faulty server for
 * it.
 */
export type Hole =
  | 'answers 5xx'
  | 'hangs'
  | 'drops the connection'
  | 'tells SQL'
  | 'tells a stack'
  | 'tells a path'
  | 'reflects a script'
  | 'takes an ambiguous request'
  | 'serves a foreign id'
  | 'changes foreign things'
  | 'serves a visitor'
  | 'takes an extra field'
  | 'unbalances the books'
  | 'stays slow'
  | 'holds up payments'
  | 'holds up others'

export interface AttackFinding {
  readonly hole: Hole
  /** The call or the route. */
  readonly where: string
  /** Which kind of attack showed it. */
  readonly kind: string
  readonly message: string
}
