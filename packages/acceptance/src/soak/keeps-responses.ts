import { ServerResponse } from 'node:http'

/* Read before the server, it spoils it as a forgotten list would: each answer is kept for good. */

const stored: ServerResponse[] = []
const { writeHead } = ServerResponse.prototype

ServerResponse.prototype.writeHead = function keepAndWrite(
  this: ServerResponse,
  ...args: Parameters<typeof writeHead>
) {
  stored.push(this)
  return writeHead.apply(this, args)
} as typeof writeHead
