/** Said before the app is there, so by itself. */
export const openingLink = 'Abrindo o link…'
