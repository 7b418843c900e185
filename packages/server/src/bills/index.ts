export { billsModule } from './bills-module.ts'
export { findInvoice, invoicedOrders, listInvoices } from './invoice-store.ts'
export { moveInvoice, moveLockedInvoice } from './move-invoice.ts'
