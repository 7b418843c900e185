import * as v from 'valibot'
import { call } from './call.ts'
import { instant, nothingIn } from '../schemas/schemas.ts'

export const getPublicKey = call('GET security/public-key', {
  summary: 'The key that outgoing fields are sealed for: RSA, base64 of its SubjectPublicKeyInfo',
  access: 'anyone',
  input: nothingIn,
  output: v.object({ publicKey: v.pipe(v.string(), v.regex(/^[A-Za-z0-9+/]{200,1200}={0,2}$/)), goodUntil: instant }),
})
