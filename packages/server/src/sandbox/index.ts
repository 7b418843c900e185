export { SANDBOX_APP_SCRIPT } from './shell-routes.ts'
export { sandboxModule } from './sandbox-module.ts'
