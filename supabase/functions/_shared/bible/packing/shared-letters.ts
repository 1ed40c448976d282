/**
 * Words in the order of the alphabet, each as the number of letters that it shares with the one before it and the rest:
 * '0graca4ia' is 'graca' and 'gracia'. A list takes half of the room so.
 */
export function readShared(written: string): string[] {
  let before = ''
  return Array.from(
    written.replaceAll(/\s+/g, '').matchAll(/(\d)(\D*)/g),
    ([, shared, rest = '']) => {
      before = before.slice(0, Number(shared)) + rest
      return before
    },
  )
}
