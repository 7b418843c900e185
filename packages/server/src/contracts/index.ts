export { contractsModule } from './contracts-module.ts'
export { closeFlow, listFlows, type ListedFlow } from './flows/flow-list-store.ts'
export { hasLookedAt, noteLook, readDocumentCase, type DocumentCase } from './supporting-documents/document-case.ts'
export { reviewDocument, reviewLockedDocument } from './supporting-documents/review-document.ts'
export { lookAtContract, openContractsOf } from './look-at-contract.ts'
export {
  DOCUMENTS_WAIT_SINCE,
  findSupportingDocument,
  supportingDocumentsOf,
  waitingDocuments,
} from './supporting-documents/supporting-document-store.ts'
export { listSupportingDocumentSteps } from './supporting-documents/supporting-document-step-store.ts'
export {
  lockForOwner,
  openContractNumbers,
  setShopOwner,
  setShopOwnerWithin,
  type OwnerRefusal,
} from './shop-owner/set-shop-owner.ts'
export {
  addOwnerStep,
  findShopsWithOwners,
  listOwnerSteps,
  listOwnersOnRecord,
} from './shop-owner/shop-owner-step-store.ts'
export { findShopOwner } from './shop-owner/shop-owner-store.ts'
