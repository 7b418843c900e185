export { adminModule } from './admin-module.ts'
export { contentPreview } from './content/show-preview.ts'
export { consoleOpenapi } from './listener/console-openapi.ts'
export { buildConsole } from './listener/build-console.ts'
