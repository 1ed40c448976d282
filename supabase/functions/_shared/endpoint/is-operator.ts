import { fingerprint } from '../setting-names.ts'

/**
 * Whether the caller has the project's secret key, in the header `apikey`. By fingerprints, since how long it takes to
 * compare them tells nothing of the key.
 */
export async function isOperator(request: Request, secretKey: string): Promise<boolean> {
  const given = request.headers.get('apikey')
  if (!given || !secretKey) return false
  return (await fingerprint(given, secretKey)) === (await fingerprint(secretKey, secretKey))
}
