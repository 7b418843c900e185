export { openFields } from './open-fields.ts'
export { readClientKey } from './read-client-key.ts'
export { sealData } from './seal-data.ts'
export { sealingModule } from './sealing-module.ts'
