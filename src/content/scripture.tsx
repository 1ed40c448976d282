/** A passage of the Bible, word for word from the Bíblia Livre, which every page credits with `BibleCredit`. */
export function Scripture({ reference, children }: { reference: string; children: string }) {
  return (
    <blockquote>
      <p>{children}</p>
      <footer className="font-sans text-sm text-muted not-italic">{reference}</footer>
    </blockquote>
  )
}

/** The words that the licence of the Bíblia Livre asks for. */
export function BibleCredit() {
  return (
    <p className="text-sm text-muted">
      Textos bíblicos: Bíblia Livre (BLIVRE), © Diego Santos, Mario Sérgio e Marco Teles,{' '}
      <a href="https://sites.google.com/site/biblialivre/">sites.google.com/site/biblialivre</a>.
      Licença{' '}
      <a href="https://creativecommons.org/licenses/by/3.0/br/" rel="license">
        Creative Commons Atribuição 3.0 Brasil
      </a>
      .
    </p>
  )
}
