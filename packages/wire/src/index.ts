export * from './calls/all.calls.ts'
export {
  callName,
  type Access,
  type Call,
  type CallArguments,
  type CallInput,
  type CallOutput,
  type Method,
} from './calls/call.ts'
export { CALLS } from './calls/calls.ts'
export { CAPTCHA_PUZZLE_PATH, captchaPuzzle } from './captcha-puzzle.ts'
export { CODE_SUCCESS, codeOf, failureOf } from './codes.ts'
export {
  ACTING_USER_HEADER,
  actingUserText,
  API_BASE,
  IDEMPOTENCY_HEADER,
  TIMESTAMP_TOLERANCE_MS,
  type Envelope,
} from './envelope.ts'
export {
  plainText,
  PUBLIC_KEY_PARAMETER,
  readPlainText,
  RESERVED_PARAMETERS,
  saysSealed,
  sealedParts,
  type Base64,
  type SealedData,
  type SealedPieces,
} from './sealed-data.ts'
export { filterOfInput, inputOfFilter } from './schemas/filter.schemas.ts'
export { signatureText } from './signature-text.ts'
export { wireWriter } from './to-wire.ts'
