export { ownServer, type OwnServer } from './own-server.ts'
export { differencesBetween, knownServers, type KnownServer } from './server-facts.ts'
export { registerServer } from './register-server.ts'
