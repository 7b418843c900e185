export {
  decideAct,
  decideChange,
  decidePrice,
  decideReview,
  decideSubmission,
  MAX_PRICE_CHANGES_A_DAY,
  MAX_SUBMISSIONS_A_DAY,
  MAX_UNDER_REVIEW,
  mayChangeAt,
  mayPriceAt,
  saleActsAt,
  type ListedRecord,
  type ReviewFacts,
  type ReviewerSays,
  type SaleFacts,
  type SaleMove,
} from './decide-sale.ts'
export { recallOf, removalOf } from './decide-removal.ts'
export { restorationOf, shownAs, suspensionOf, type ShownAs } from './decide-suspension.ts'
export { listedShop, sellFormOf, type ListedShop } from './listed-shop.ts'
export type { OfferedPhoto, Offering, SaleContact } from './offering.ts'
export { daysOnSale, isOwnOnMarket, MAX_OWN_FIGURES, type OwnFigures } from './own-figures.ts'
export { MIN_COMPARABLES, priceHint, type Comparable, type HintSubject, type PriceHint } from './price-hint.ts'
export {
  isTransferWay,
  MAX_PRICE_FEN,
  MAX_SALE_PHOTOS,
  MIN_PRICE_FEN,
  photosIn,
  photosText,
  readSellForm,
  SELL_LENGTHS,
  transferWaysFor,
} from './read-sell-form.ts'
export {
  decideConfirmation,
  decideInspection,
  isInspectedFigure,
  MAX_EVIDENCE_BYTES,
  unconfirmedIn,
  type Inspection,
} from './inspection/inspection.ts'
export { MARKET_CONDITIONS, unmetConditions, type MarketCondition, type SellerStanding } from './market-conditions.ts'
export { saleMessages, type SaleOfShop } from './sale-messages.ts'
export {
  isSaleGroup,
  NEW_SALE,
  SALE_ACTS,
  SALE_DAYS,
  SALE_EVENTS,
  SALE_GROUPS,
  SALE_STAGES,
  saleStage,
  type OwnListing,
  type OwnListingDetail,
  type Removal,
  type SaleAct,
  type SaleCounts,
  type SaleDay,
  type SaleEvent,
  type SaleGroup,
  type SaleRecord,
  type SaleStage,
  type SaleStep,
} from './sale.ts'
export {
  isEmptySellForm,
  MAX_SELL_DRAFT,
  readSellDraft,
  SELL_DRAFT_VERSION,
  sellDraftText,
  type ReadSellDraft,
  type StoredSellDraft,
} from './sell-draft.ts'
export { SELL_FAULTS, sellRefusal, type SellFault, type SellFaults } from './sell-fault.ts'
export {
  EMPTY_SELL_FORM,
  EXPORTED_FIGURES,
  exportedIn,
  exportedText,
  FREE_WORDS,
  isPlainField,
  isSellField,
  isSellStep,
  SELL_FIELD_NAMES,
  SELL_FIELDS,
  SELL_STEP_KEYS,
  SELL_STEPS,
  stepOfField,
  type ExportedFigure,
  type SellField,
  type SellForm,
  type SellStep,
} from './sell-form.ts'
export {
  RELATIONS,
  type Comparables,
  type DealFilter,
  type DealtShop,
  type RelatedShop,
  type Relation,
  type SellDrafts,
  type Selling,
} from './selling.ports.ts'
