export { forgetAlerts, putAlert } from './alert-store.ts'
export { alertsModule } from './alerts-module.ts'
export { noteShopChange } from './shop-event-store.ts'
