export { createWebRenderer } from './web-renderer.ts'
