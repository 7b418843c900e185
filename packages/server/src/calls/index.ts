export { answerText, sealedText, successText } from './answer-text.ts'
export { auditRefusal } from './audit-refusal.ts'
export { canonicalJson } from './canonical-json.ts'
export { checkHandlers } from './check-handlers.ts'
export type { CallContext, MemberContext, MoneyContext, ReaderContext, RequestContext, Viewer } from './context.ts'
export {
  handlerFor,
  memberHandlerFor,
  moneyHandlerFor,
  onceHandlerFor,
  readerHandlerFor,
  type Handler,
  type PlainOutput,
} from './handler.ts'
export { aboutAnswer, forgetOldKeys, forgetSignedKeys } from './idempotency-store.ts'
export { pageByNumber, pageByTime, type ListPlace } from './list-page.ts'
export { jsonSchemaOf } from './json-schema-of.ts'
export { isFirstSent } from './first-sent.ts'
export { badParameter, parseInput } from './parse-input.ts'
export { runCall, type Answer } from './run-call.ts'
