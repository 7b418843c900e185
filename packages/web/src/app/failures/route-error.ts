/** What keeps a route from being shown, with what the error page says of it (spec §8). */
export class RouteError extends Error {
  readonly status: number

  constructor(message: string, status = 500) {
    super(message)
    this.name = 'RouteError'
    this.status = status
  }
}
