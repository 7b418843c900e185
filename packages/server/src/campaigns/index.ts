export { campaignsModule } from './campaigns-module.ts'
