export { guessGameModule } from './guess-game-module.ts'
