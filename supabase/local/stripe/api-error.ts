/** An answer in the shape of Stripe's errors: `{error: {type, code, message, param}}`. */
export class ApiError extends Error {
  override readonly name = 'ApiError'

  readonly status: number

  readonly fields: { type: string; code?: string; param?: string }

  constructor(
    status: number,
    fields: { type?: string; code?: string; param?: string },
    message: string,
  ) {
    super(message)
    this.status = status
    this.fields = { type: 'invalid_request_error', ...fields }
  }
}

export function missing(kind: string, id: string, param = 'id'): ApiError {
  return new ApiError(404, { code: 'resource_missing', param }, `No such ${kind}: '${id}'`)
}
