export { toolsModule } from './tools-module.ts'
export { wordContent, WORDS_ID } from './word-content.ts'
