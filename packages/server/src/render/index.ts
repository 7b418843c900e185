export { createDevRenderer } from './dev-renderer.ts'
export { pageSettings } from './page-settings.ts'
export { createWebRenderer } from './web-renderer.ts'
