export { createDataBox, type DataBox, type DataKey } from './data-box.ts'
export { secretHash } from './secret-hash.ts'
