import type { ReadyNotice } from '@contract/calls/ready-notice'
import { noticeMessages } from '@/messages/boot/notices'

/*
 * Lets the app open without a connection. A page always comes from the network where there is one, so a deploy is
 * seen at the next load; only files whose names change with their content come from the cache first. Answers of the
 * backend never pass through here. See docs/decisions/0009-offline.md.
 *
 * Tells that an outline is ready, where somebody asked for it and does not look at the app.
 */

/** Written in by the build (build/service-worker-plugin.ts). */
declare const OFFLINE_FILES: OfflineFiles

/** Likewise: this file shares none with the app. */
declare const APP_PATHS: AppPaths

export type AppPaths = { createOutline: string; outline: string }

export type OfflineFiles = {
  /** Changes with every build that differs. */
  version: string
  /** The file with the shell that private pages share. */
  shell: string
  /** The app itself: fetched when the worker is installed. */
  app: readonly string[]
  /** Every file with a hash in its name; what is cached and not among them is from an older build. */
  all: readonly string[]
}

// TypeScript's types for workers and for pages exclude each other.
type ExtendableEvent = Event & { waitUntil: (work: Promise<unknown>) => void }
type FetchEvent = ExtendableEvent & {
  request: Request
  respondWith: (answer: Promise<Response>) => void
}
type PushEvent = ExtendableEvent & { data: { json: () => unknown } | null }
type NotificationEvent = ExtendableEvent & { notification: Notification }
type Window = {
  url: string
  visibilityState: DocumentVisibilityState
  focus: () => Promise<unknown>
}
type WorkerScope = {
  location: Location
  registration: ServiceWorkerRegistration
  skipWaiting: () => Promise<void>
  clients: {
    claim: () => Promise<void>
    matchAll: (of: { type: 'window'; includeUncontrolled: true }) => Promise<readonly Window[]>
    openWindow: (url: string) => Promise<unknown>
  }
  addEventListener: ((type: 'install' | 'activate', on: (event: ExtendableEvent) => void) => void) &
    ((type: 'fetch', on: (event: FetchEvent) => void) => void) &
    ((type: 'push', on: (event: PushEvent) => void) => void) &
    ((type: 'notificationclick', on: (event: NotificationEvent) => void) => void)
}
const worker = globalThis as unknown as WorkerScope

const { version, shell: shellAddress, app, all } = OFFLINE_FILES
/** What is none of the app: the page of a link for the group, and what is there while developing. */
const APART = /^\/(?:g|dev)(?:\/|$)/

const SHELLS = 'esboca-shell-'
const SHELL = SHELLS + version
const FILES = 'esboca-files'

worker.addEventListener('install', (event) => {
  event.waitUntil(install())
})

worker.addEventListener('activate', (event) => {
  event.waitUntil(activate())
})

worker.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method !== 'GET') return
  const { origin, pathname } = new URL(request.url)
  if (origin !== worker.location.origin) return
  if (request.mode === 'navigate') {
    if (!APART.test(pathname)) event.respondWith(page(request))
  } else if (pathname.startsWith('/assets/')) {
    event.respondWith(file(request))
  }
})

worker.addEventListener('push', (event) => {
  event.waitUntil(tell(readNotice(event.data)))
})

worker.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openPath(String(event.notification.data)))
})

/** All or nothing: where one file is missing the worker is not installed, and the one before it stays. */
async function install(): Promise<void> {
  const files = await caches.open(FILES)
  const known = new Set((await files.keys()).map(({ url }) => new URL(url).pathname))
  await files.addAll(app.filter((address) => !known.has(address)))
  const shell = await fetch(shellAddress, { cache: 'no-cache' })
  if (!isPage(shell)) throw new Error(`no shell at ${shellAddress}`)
  // some hosts send on from the name with its ending, and no page may be answered with what came by another address
  const unwrapped = new Response(await shell.blob(), { headers: shell.headers })
  await (await caches.open(SHELL)).put(shellAddress, unwrapped)
  await worker.skipWaiting()
}

async function activate(): Promise<void> {
  for (const name of await caches.keys()) {
    if (name.startsWith(SHELLS) && name !== SHELL) await caches.delete(name)
  }
  const current = new Set(all)
  const files = await caches.open(FILES)
  for (const request of await files.keys()) {
    if (!current.has(new URL(request.url).pathname)) await files.delete(request)
  }
  await worker.clients.claim()
}

/** From the network; the shell only where there is none. */
async function page(request: Request): Promise<Response> {
  try {
    return await fetch(request)
  } catch (error) {
    const shell = await caches.match(shellAddress, { cacheName: SHELL })
    if (shell) return shell
    throw error
  }
}

async function file(request: Request): Promise<Response> {
  const files = await caches.open(FILES)
  const kept = await files.match(request)
  if (kept) return kept
  const answer = await fetch(request)
  // some hosts answer a file that is gone with a page
  if (answer.status === 200 && !isPage(answer)) await files.put(request, answer.clone())
  return answer
}

/** What is not to be understood is told as what it can only be: that there is something to look at. */
function readNotice(data: { json: () => unknown } | null): ReadyNotice {
  try {
    const { outcome, requestId } = Object(data?.json()) as Record<string, unknown>
    return outcome === 'ready' && typeof requestId === 'string' && /^[\da-f-]{36}$/.test(requestId)
      ? { outcome, requestId }
      : { outcome: 'failed' }
  } catch {
    return { outcome: 'failed' }
  }
}

async function tell(notice: ReadyNotice): Promise<void> {
  const windows = await openWindows()
  // the page itself says it
  if (windows.some(({ visibilityState }) => visibilityState === 'visible')) return
  const { title, body } = noticeMessages[notice.outcome]
  const path =
    notice.outcome === 'ready'
      ? APP_PATHS.outline.replace(':id', notice.requestId)
      : APP_PATHS.createOutline
  await worker.registration.showNotification(title, {
    body,
    lang: 'pt-BR',
    icon: '/icon-192.png',
    tag: path,
    data: path,
  })
}

/** A window that is there already is not sent elsewhere: something may be half written in it. */
async function openPath(path: string): Promise<void> {
  const { href } = new URL(path, worker.location.origin)
  const there = (await openWindows()).find(({ url }) => url === href)
  await (there ? there.focus() : worker.clients.openWindow(href))
}

function openWindows(): Promise<readonly Window[]> {
  return worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
}

function isPage(answer: Response): boolean {
  return answer.ok && (answer.headers.get('content-type') ?? '').includes('text/html')
}
