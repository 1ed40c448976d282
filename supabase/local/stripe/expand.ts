import { ApiError } from './api-error.ts'
import { listOf } from './objects.ts'
import { findById, type State } from './state.ts'

type Fields = Record<string, unknown>

/** A copy of an object with the fields named by `expand` (`data.latest_invoice.payments`) put in place of ids. */
export function expanded(state: State, object: object, paths: readonly string[]): object {
  const copy = structuredClone(object)
  for (const path of paths) expandPath(state, copy as Fields, path.split('.'), path)
  return copy
}

function expandPath(state: State, target: Fields, segments: readonly string[], path: string): void {
  const [name = '', ...rest] = segments
  if (segments.length > 4) throw new ApiError(400, {}, 'You cannot expand more than 4 levels.')
  const value = name in target ? target[name] : included(state, target, name)
  if (value === undefined) {
    throw new ApiError(400, { param: 'expand' }, `This property cannot be expanded (${path}).`)
  }
  const found = typeof value === 'string' ? structuredClone(findById(state, value)) : value
  target[name] = found ?? value
  if (rest.length === 0) return
  for (const inner of Array.isArray(found) ? found : [found]) {
    if (typeof inner === 'object' && inner !== null) {
      expandPath(state, inner as Fields, rest, path)
    }
  }
}

/** Fields that an object only has when they are asked for. */
function included(state: State, target: Fields, name: string): object | undefined {
  const { id, object } = target as { id: string; object: string }
  if (object === 'invoice' && name === 'payments') {
    const payments = Object.values(state.invoicePayment).filter(({ invoice }) => invoice === id)
    return listOf(structuredClone(payments), '/v1/invoice_payments')
  }
  if (object === 'charge' && name === 'refunds') {
    const refunds = Object.values(state.refund).filter(({ charge }) => charge === id)
    return listOf(structuredClone(refunds), `/v1/charges/${id}/refunds`)
  }
  if (object === 'checkout.session' && name === 'line_items') {
    const price = state.price[state.order[id]?.price ?? ''] ?? null
    return listOf([{ id: `li_${id}`, object: 'item', price, quantity: 1 }], `/v1/checkout/${id}`)
  }
  return undefined
}
