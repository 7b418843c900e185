export { pictureIdOf } from './move-sale.ts'
export { findSales, putSale, putSaleStep, readSaleSteps } from './sale-store.ts'
export { listReviewed } from './review-store.ts'
export {
  aboutInspectionFile,
  insertInspections,
  openInspection,
  readInspections,
  type NewInspectionFile,
} from './inspection-store.ts'
export { shownOrPaused } from './own-listing-store.ts'
export { restoreListings, suspendListings, type SuspendedListing } from './suspend-listings.ts'
export { effectsOfRemoval, removeListing } from './remove-listing.ts'
export { findAcceptedListing } from './accepted-listing-store.ts'
export { isEvidence } from './evidence-file.ts'
export {
  inspectFigure,
  inspectLockedFigure,
  reviewListing,
  reviewLockedListing,
  type ListingReview,
} from './review-listing.ts'
export { sellerStanding } from './seller-standing.ts'
export { sellingModule } from './selling-module.ts'
