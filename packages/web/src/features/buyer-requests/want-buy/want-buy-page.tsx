export { Page } from './want-buy-screen.tsx'
