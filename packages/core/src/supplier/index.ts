export { osQuery, supplierPath } from './supplier-path.ts'
export { isSupplierService, SUPPLIER_SERVICES, type SupplierService } from './supplier-service.ts'
