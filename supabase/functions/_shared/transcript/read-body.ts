/** Reads a body up to a number of bytes. Null if it is longer, and the rest is not waited for. */
export async function readText(response: Response, mostBytes: number): Promise<string | null> {
  const bytes = await readBytes(response, mostBytes)
  return bytes && new TextDecoder().decode(bytes)
}

/** The same of what is no text. */
export async function readBytes(response: Response, mostBytes: number): Promise<Uint8Array | null> {
  const chunks: BlobPart[] = []
  let length = 0
  for await (const chunk of response.body ?? []) {
    length += chunk.byteLength
    if (length > mostBytes) return null
    chunks.push(chunk)
  }
  return new Blob(chunks).bytes()
}

/** The value of a JSON text; undefined for anything else, such as a page of HTML. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
