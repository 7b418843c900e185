/** Carries the texts of the error page (spec §8). */
export class RouteError extends Error {
  readonly status: number

  constructor(message: string, status = 500) {
    super(message)
    this.name = 'RouteError'
    this.status = status
  }
}
