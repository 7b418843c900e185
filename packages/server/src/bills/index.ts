export { billsModule } from './bills-module.ts'
export { findInvoice, invoicedOrders, listInvoices } from './invoice-store.ts'
export { lockInvoice, moveInvoice, moveLockedInvoice } from './move-invoice.ts'
