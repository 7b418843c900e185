export { createDevRenderer } from './dev-renderer.ts'
export { createWebRenderer } from './web-renderer.ts'
