export type { Favourites } from './favourites.ports.ts'
