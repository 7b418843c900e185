export { toolsModule } from './tools-module.ts'
