export { Page } from './assessment-screen.tsx'
