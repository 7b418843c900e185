export { billsModule } from './bills-module.ts'
export { moveInvoice } from './move-invoice.ts'
