export { Page } from './words-screen.tsx'
