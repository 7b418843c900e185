export { Page } from './shake-screen.tsx'
