export { countPages, drawPage } from './draw-pages.ts'
export { drawPaper } from './draw-paper.ts'
export type { Block, Column, Paper, SignaturePlace } from './paper.ts'
