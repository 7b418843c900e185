export { decideTransfer, TRANSFER_DOUBTS, type TransferAnswer, type TransferDoubt } from './decide-transfer.ts'
export { TRANSFER_RULES } from './rules/transfer-rules.ts'
export {
  isTransferRoute,
  SHOP_FACTS,
  TRANSFER_ROUTES,
  TRANSFER_VERDICTS,
  type ShopFacts,
  type TransferRoute,
  type TransferVerdict,
} from './transfer-facts.ts'
export { listedTransfer, routesOf, transferAnswers } from './transfer-routes.ts'
export type { TransferSource } from './transfer-rule.ts'
