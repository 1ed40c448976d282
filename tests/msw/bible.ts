import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { http, HttpResponse } from 'msw'

const BOOKS = path.resolve('supabase/functions/_shared/bible/books')

/** The books of the Bible as the site serves them. */
export const bibleHandler = http.get('*/bible/books/:file', async ({ params }) =>
  HttpResponse.json(JSON.parse(await readFile(path.join(BOOKS, String(params.file)), 'utf8'))),
)
