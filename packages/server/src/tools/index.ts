export { checkWords } from './tool-data.ts'
export { toolsModule } from './tools-module.ts'
