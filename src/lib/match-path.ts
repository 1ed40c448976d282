/**
 * Whether an address is of a form like '/esboco/:id', in which each parameter stands for one segment. Apart from `paths`:
 * what boots the app needs no more than this.
 */
export function matchesPath(form: string, pathname: string): boolean {
  const segments = pathname.replace(/(?<=.)\/$/, '').split('/')
  const wanted = form.split('/')
  return (
    wanted.length === segments.length &&
    wanted.every((part, index) => part.startsWith(':') || part === segments[index])
  )
}
