export { billsModule } from './bills-module.ts'
export { findInvoice, listInvoices } from './invoice-store.ts'
export { moveInvoice } from './move-invoice.ts'
