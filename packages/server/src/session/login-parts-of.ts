import type { CallContext } from '../calls/index.ts'
import type { LoginParts } from './login.ts'

export const loginPartsOf = ({ db, random, clock, clientAddress }: CallContext): LoginParts => ({ db, random, clientAddress, nowMs: clock.now() })
