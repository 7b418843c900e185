export { contractsModule } from './contracts-module.ts'
export { sayShopOwner, type OwnerRefusal } from './say-shop-owner.ts'
export { addOwnerStep, listOwnerSteps, listSaidOwners } from './shop-owner-steps.ts'
export { findShopOwner } from './shop-owner-store.ts'
